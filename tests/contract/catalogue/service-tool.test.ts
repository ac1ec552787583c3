/** What a vendor does with his services: begins, fills, publishes, retires, copies and deletes them, each part with its right (CALL-106, CALL-107). */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import SearchServices from '../../../manifests/operations/Marketplace/SearchServices.ts';
import CopyService from '../../../manifests/operations/ServiceManagement/CopyService.ts';
import CreateService from '../../../manifests/operations/ServiceManagement/CreateService.ts';
import DeleteService from '../../../manifests/operations/ServiceManagement/DeleteService.ts';
import GetServiceInformation from '../../../manifests/operations/ServiceManagement/GetServiceInformation.ts';
import PublishService from '../../../manifests/operations/ServiceManagement/PublishService.ts';
import RetireService from '../../../manifests/operations/ServiceManagement/RetireService.ts';
import SaveServiceInformation from '../../../manifests/operations/ServiceManagement/SaveServiceInformation.ts';
import { offerMachine } from '../../../src/rules/machines/offer.ts';
import { serviceMachine } from '../../../src/rules/machines/service.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, signIn, startTestServer, type TestServer } from '../../database/server.ts';
import { makePricelist, makeService } from './made-services.ts';

const tool = Object.fromEntries(
  ['INFO', 'DESCRIPTION', 'BILLING'].map((part) => [`SERVICE_TOOL_${part}`, ['Read', 'Update']]),
);
const all = ['Create', 'Read', 'Update', 'Delete'];
const everything = { MY_SERVICES: all, SERVICE_TAGS: all, SERVICE_LOCALIZATION: ['Read', 'Update'], ...tool };

let server: TestServer;
let vendor: Caller;
let company: number;
beforeAll(async () => {
  server = await startTestServer();
  vendor = await server.as('reseller');
  company = (await vendor.me()).CompanyAccount.AccountId;
});
beforeEach(() => rights(everything));
afterAll(() => server.close());

async function rights(held: Readonly<Record<string, readonly string[]>>): Promise<void> {
  await giveOnly(server, (await vendor.me()).UserAccountId, { rights: held });
  vendor = await signIn(server.app, 'reseller');
}
const draft = async (productName: string = crypto.randomUUID()) =>
  vendor.call(CreateService, { productName, displayName: 'Kite', category: 'Mail' });
const save = (serviceId: number, inputDto: object, version?: string) =>
  vendor.post(SaveServiceInformation.operation, { serviceId, inputDto, ...(version && { version }) });

/** Icon and connector, which have calls of their own. */
async function complete(serviceId: number): Promise<void> {
  const { owner } = server.database;
  const path = `${crypto.randomUUID().replaceAll('-', '')}/${crypto.randomUUID().slice(0, 23)}.png`;
  await owner
    .insertInto('stored_image')
    .values({ path, content_type: 'image/png', content: Buffer.from('x') })
    .execute();
  const { connector_id } = await owner
    .insertInto('connector')
    .values({ owner_account_id: company, name: crypto.randomUUID(), kind: 'Manual' })
    .returning('connector_id')
    .executeTakeFirstOrThrow();
  const done = { icon_path: path, connector_id };
  await owner.updateTable('service').set(done).where('service_id', '=', serviceId).execute();
}

describe('a new service', () => {
  it('is a draft that says what it lacks (SOLO-17)', async () => {
    const made = await draft();
    expect(made).toMatchObject({ State: 'Draft', OwnerAccountId: company, IsKeyFixed: false, MayPublish: false });
    expect(made.Missing).toEqual(['icon', 'item', 'connector']);
    const refused = await vendor.post(PublishService.operation, { serviceId: made.ServiceId });
    expect([refused.status, refused.message]).toEqual([
      409,
      'Before it can be published it still needs: an icon, an active item, a connector.',
    ]);
  });

  it('has a key that no other service has, whosever it is', async () => {
    const { ProductName } = await draft();
    const answer = await vendor.post(CreateService.operation, {
      productName: ProductName,
      displayName: 'B',
      category: 'Mail',
    });
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, ['productName']]);
  });

  it('is of a known category and of a company in sight', async () => {
    const wanted = { productName: crypto.randomUUID(), displayName: 'B', category: 'Mail' };
    expect((await vendor.post(CreateService.operation, { ...wanted, category: 'Kites' })).status).toBe(400);
    expect((await vendor.post(CreateService.operation, { ...wanted, ownerAccountId: 1 })).status).toBe(404);
  });
});

describe('what is saved of a service', () => {
  it('is what was sent, and the rest stays (SOLO-17, SOLO-19, ENT-38)', async () => {
    const { ServiceId, ProductNumber } = await draft();
    const names = { DisplayNames: { de: 'Drachen', en: 'Kite' }, Summaries: { de: 'Fliegt' } };
    expect((await save(ServiceId, { ...names, Tags: [' wind ', 'wind'], VendorSku: 'K-1' })).status).toBe(200);
    const read = await vendor.call(GetServiceInformation, { serviceId: ServiceId });
    expect(read).toMatchObject({ ...names, Tags: ['wind'], VendorSku: 'K-1', ProductNumber, Category: 'Mail' });
    await save(ServiceId, { DisplayNames: { de: '' }, Summaries: { de: '' } });
    expect((await vendor.call(GetServiceInformation, { serviceId: ServiceId })).DisplayNames).toEqual({ en: 'Kite' });
    expect((await save(ServiceId, { DisplayNames: { en: ' ' } })).status).toBe(400);
    expect((await save(ServiceId, { DisplayNames: { xx: 'Kite' } })).status).toBe(400);
  });

  it('runs nothing where it is read', async () => {
    const { ServiceId } = await draft();
    const html = '<p onclick="x()">Flies<script>x()</script> <a href="javascript:x()">high</a></p>';
    await save(ServiceId, { Descriptions: { en: html } });
    const { Descriptions } = await vendor.call(GetServiceInformation, { serviceId: ServiceId });
    expect(Descriptions).toEqual({ en: '<p>Flies <a>high</a></p>' });
  });

  it('is refused part by part where the right is missing, and then nothing is saved (SOLO-18)', async () => {
    const { ServiceId } = await draft();
    await rights({
      MY_SERVICES: all,
      SERVICE_TOOL_INFO: ['Read', 'Update'],
      SERVICE_TOOL_DESCRIPTION: ['Read', 'Update'],
    });
    expect((await save(ServiceId, { VendorSku: 'X', Currency: 'PLN' })).status).toBe(403);
    expect((await save(ServiceId, { DisplayNames: { de: 'Drachen' } })).status).toBe(403);
    const read = await vendor.call(GetServiceInformation, { serviceId: ServiceId });
    expect(read.VendorSku).toBeUndefined();
    expect(Object.keys(read)).not.toContain('Currency');
  });

  it('is refused when somebody has saved meanwhile', async () => {
    const { ServiceId, Version } = await draft();
    expect((await save(ServiceId, { VendorSku: 'A' }, Version)).status).toBe(200);
    expect((await save(ServiceId, { VendorSku: 'B' }, Version)).status).toBe(409);
  });

  it('is nobody’s business who does not look after the vendor', async () => {
    const foreign = await makeService(server, { name: crypto.randomUUID(), owner: 1 });
    for (const answer of [
      await save(foreign, { VendorSku: 'X' }),
      await vendor.post(GetServiceInformation.operation, { serviceId: foreign }),
      await vendor.post(RetireService.operation, { serviceId: foreign }),
      await vendor.post(CopyService.operation, { serviceId: foreign, productName: 'Mine' }),
    ])
      expect([answer.status, answer.message]).toEqual([404, `There is no service ${foreign}.`]);
  });

  it('is read by the key as well, but not by both', async () => {
    const { ServiceId, ProductName = '' } = await draft();
    expect(await vendor.call(GetServiceInformation, { serviceName: ProductName })).toMatchObject({ ServiceId });
    const both = { serviceName: ProductName, serviceId: ServiceId };
    expect((await vendor.post(GetServiceInformation.operation, both)).status).toBe(400);
    expect((await vendor.post(GetServiceInformation.operation, { serviceName: 'None' })).status).toBe(404);
  });
});

describe('a complete service', () => {
  it('is published, keeps its key, is retired out of every pricelist, and comes back', async () => {
    const serviceId = await makeService(server, {
      name: crypto.randomUUID(),
      owner: company,
      state: 'Draft',
      srp: { 1: 5 },
    });
    await complete(serviceId);
    await vendor.call(PublishService, { serviceId });
    expect((await vendor.post(PublishService.operation, { serviceId })).status).toBe(409);
    expect((await save(serviceId, { ProductName: 'Another' })).status).toBe(409);
    expect((await vendor.post(DeleteService.operation, { serviceId })).status).toBe(409);
    const list = await makePricelist(server, company, { customers: [], services: [serviceId] });
    await vendor.call(RetireService, { serviceId });
    const offers = server.database.owner
      .selectFrom('marketplace_offer')
      .select('state')
      .where('marketplace_id', '=', list);
    expect(await offers.execute()).toEqual([{ state: 'Withdrawn' }]);
    expect((await vendor.post(RetireService.operation, { serviceId })).status).toBe(409);
    await vendor.call(PublishService, { serviceId });
    expect(await vendor.call(GetServiceInformation, { serviceId })).toMatchObject({ State: 'Published', Missing: [] });
  });

  it('is copied as a draft with texts and fees', async () => {
    const from = await makeService(server, { name: crypto.randomUUID(), owner: company, srp: { 1: 5, 10: 4 } });
    const copy = await vendor.call(CopyService, { serviceId: from, productName: crypto.randomUUID() });
    expect(copy).toMatchObject({ State: 'Draft', Category: 'Workplace', Missing: ['icon', 'connector'] });
    const { rows } = {
      rows: await server.database.owner
        .selectFrom('item_srp')
        .select(['min_quantity', 'srp'])
        .where('service_id', '=', copy.ServiceId)
        .orderBy('min_quantity')
        .execute(),
    };
    expect(rows).toEqual([
      { min_quantity: 1, srp: 5 },
      { min_quantity: 10, srp: 4 },
    ]);
    await vendor.call(DeleteService, { serviceId: copy.ServiceId });
    const owned = { filter: { Source: { Type: 'OwnedServices' } } } as const;
    const { Services } = await vendor.call(SearchServices, { ...owned, limit: 1000 });
    expect(Services.map(({ Id }) => Id)).not.toContain(copy.ServiceId);
  });
});

it.each([
  ['service', serviceMachine.states],
  ['marketplace_offer', offerMachine.states],
])('%s has the same states in the database', async (table, states) => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(c.oid) as definition from pg_attribute a
    join pg_constraint c on (c.conrelid = a.attrelid and c.conkey = array[a.attnum]) or c.contypid = a.atttypid
    where a.attrelid = ${table}::regclass and a.attname = 'state' and c.contype = 'c'`.execute(server.database.owner);
  expect([...(rows[0]?.definition.matchAll(/'(\w+)'/g) ?? [])].map(([, state]) => state)).toEqual(states);
});
