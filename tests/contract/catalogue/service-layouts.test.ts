/** What a vendor asks for with a service stands in the layout of its subscriptions, on every server, for whoever may know the service. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetViewLayout from '../../../manifests/operations/Account/GetViewLayout.ts';
import LoadAccountById from '../../../manifests/operations/Account/LoadAccountById.ts';
import SaveAccount from '../../../manifests/operations/Account/SaveAccount.ts';
import { listenTo } from '../../../src/server/db/listen.ts';
import { creationView, generalView, Layouts } from '../../../src/server/layouts/view-layouts.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';
import { makePricelist, makeService } from './made-services.ts';

let server: TestServer;
let vendor: Caller;
let seller: Caller;
let company: number;
let serviceId: number;
const product = 'Kite';
beforeAll(async () => {
  server = await startTestServer();
  vendor = await server.as('vendor');
  seller = await server.as('reseller');
  company = (await vendor.me()).CompanyAccount.AccountId;
  serviceId = await makeService(server, { name: product, owner: company, state: 'Draft' });
});
afterAll(() => server.close());

const put = (name: string, stage: 'Order' | 'Running' | 'Both', definition: object) =>
  server.database.owner
    .insertInto('service_field')
    .values({
      service_id: serviceId,
      name,
      position: 0,
      stage,
      definition: JSON.stringify({ DisplayValue: { en: name }, DisplayTemplate: 'Text', ...definition }),
    })
    .execute();
const fieldsOf = async (caller: Caller, viewName = generalView) => {
  const { Pages } = await caller.call(GetViewLayout, { accountType: 'Product', viewName, productName: product });
  return Pages.flatMap(({ Containers }) => Containers.flatMap(({ Fields }) => Fields));
};
const namesFor = async (caller: Caller, viewName?: string) =>
  (await fieldsOf(caller, viewName)).map(({ Name }) => Name);

describe('the fields of a service', () => {
  it('reach two servers side by side, each field in its stage', async () => {
    const layouts = await Layouts.load(server.database.owner);
    const other = listenTo(server.access.server, layouts.channels());
    const held = (await vendor.me()).Capability;
    const there = (view: string) => [...layouts.view(held, 'en', 'Product', view, product).fields.keys()];
    expect(there(generalView)).not.toContain('TailLength');
    await put('TailLength', 'Both', { DisplayTemplate: 'Number', Maximum: 20 });
    await put('ReleaseDate', 'Running', {});
    await put('Colour', 'Order', {
      DisplayTemplate: 'Combobox',
      Choices: [{ Value: 'red', DisplayValue: { en: 'Red', de: 'Rot' } }],
    });
    await expect
      .poll(() => there(generalView))
      .toEqual(expect.arrayContaining(['Colour', 'ReleaseDate', 'TailLength']));
    await expect.poll(() => namesFor(vendor)).toContain('TailLength');
    await expect.poll(() => namesFor(vendor, creationView)).toEqual(expect.arrayContaining(['Colour', 'TailLength']));
    expect(await namesFor(vendor, creationView)).not.toContain('ReleaseDate');
    const found = (await fieldsOf(vendor)).find(({ Name }) => Name === 'Colour');
    expect(found).toMatchObject({ IsReadOnly: true, EnumMembers: [{ Value: 'red', DisplayName: 'Red' }] });
    // Where its vendor's server offers the choices, they are asked for; where that is, nobody is told.
    const remote = async () => (await fieldsOf(vendor, creationView)).find(({ Name }) => Name === 'FreeText');
    await put('FreeText', 'Order', {});
    await expect.poll(async () => (await remote())?.HasRemoteChoices).toBeUndefined();
    const source = { service_id: serviceId, field_name: 'FreeText' };
    await server.database.owner
      .insertInto('service_data_source')
      .values({ ...source, path: '/regions' })
      .execute();
    await expect.poll(async () => (await remote())?.HasRemoteChoices).toBe(true);
    expect(JSON.stringify(await remote())).not.toContain('/regions');
    await server.database.owner.deleteFrom('service_data_source').where('service_id', '=', serviceId).execute();
    await expect.poll(async () => (await remote())?.HasRemoteChoices).toBeUndefined();
    const rename = (product_name: string) =>
      server.database.owner.updateTable('service').set({ product_name }).where('service_id', '=', serviceId).execute();
    await rename('Kite, renamed');
    await expect.poll(() => there(generalView)).not.toContain('TailLength');
    await rename(product);
    await expect.poll(() => there(generalView)).toContain('TailLength');
    await other.stop();
  });

  it('are shown to whoever sees the service, and to nobody else', async () => {
    await expect.poll(() => namesFor(vendor)).toContain('TailLength');
    expect(await namesFor(seller)).not.toContain('TailLength');
    await server.database.owner
      .updateTable('service')
      .set({ state: 'Published', published_utc: new Date() })
      .where('service_id', '=', serviceId)
      .execute();
    expect(await namesFor(seller)).not.toContain('TailLength');
    await makePricelist(server, (await seller.me()).CompanyAccount.AccountId, { customers: [], services: [serviceId] });
    expect(await namesFor(seller)).toContain('TailLength');
  });

  it('are saved in a subscription as they were defined, and what the order has fixed stays', async () => {
    const admin = await server.as('admin');
    expect(await namesFor(admin)).not.toContain('TailLength');
    const { account_id: accountId } = await server.database.owner
      .insertInto('account')
      .values({
        parent_account_id: (await admin.me()).CompanyAccount.AccountId,
        account_type: 'Product',
        product_name: product,
        display_name: product,
      })
      .returning('account_id')
      .executeTakeFirstOrThrow();
    await server.database.owner
      .insertInto('account_value')
      .values({ account_id: accountId, values: { SubscriptionName: product, Colour: 'red' } })
      .execute();
    expect(await namesFor(admin)).toContain('TailLength');
    const save = (values: object) => admin.post(SaveAccount.operation, { accountId, values });
    expect((await save({ TailLength: 21 })).message).toBe('TailLength: At most 20');
    expect((await save({ Colour: 'blue' })).status).toBe(403);
    expect((await save({ TailLength: 20 })).status).toBe(200);
    const { Views } = await admin.call(LoadAccountById, { accountId });
    expect(Views[generalView]).toMatchObject({
      Values: { TailLength: 20, Colour: 'red' },
      DisplayValues: { Colour: 'Red' },
      FieldDefinition: { TailLength: { Maximum: 20 } },
    });
  });

  it('that are taken away leave the layout, and what was saved in them stays', async () => {
    await server.database.owner.deleteFrom('service_field').where('name', '=', 'TailLength').execute();
    await expect.poll(() => namesFor(vendor)).not.toContain('TailLength');
    const kept = await server.database.owner
      .selectFrom('account_value')
      .innerJoin('account', 'account.account_id', 'account_value.account_id')
      .select('values')
      .where('product_name', '=', product)
      .executeTakeFirstOrThrow();
    expect(kept.values).toMatchObject({ TailLength: 20 });
  });
});
