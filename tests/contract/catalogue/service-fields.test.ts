/** What a vendor defines that his services ask for: kept in its order, refused with the field named, and counted without telling whose. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import CopyService from '../../../manifests/operations/ServiceManagement/CopyService.ts';
import GetServiceFields from '../../../manifests/operations/ServiceManagement/GetServiceFields.ts';
import SaveServiceFields from '../../../manifests/operations/ServiceManagement/SaveServiceFields.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, signIn, startTestServer, type TestServer } from '../../database/server.ts';
import { makeService } from './made-services.ts';

const all = ['Create', 'Read', 'Update', 'Delete'];
const field = (Name: string, more: object = {}) => ({
  Name,
  Stage: 'Both',
  DisplayTemplate: 'Text',
  DisplayValue: { en: Name },
  ...more,
});

let server: TestServer;
let vendor: Caller;
let company: number;
beforeAll(async () => {
  server = await startTestServer();
  vendor = await server.as('vendor');
  company = (await vendor.me()).CompanyAccount.AccountId;
  await rights({ MY_SERVICES: all, SERVICE_TOOL_FIELDS: ['Read', 'Update'] });
});
afterAll(() => server.close());

async function rights(held: Readonly<Record<string, readonly string[]>>): Promise<void> {
  await giveOnly(server, (await vendor.me()).UserAccountId, { rights: held });
  vendor = await signIn(server.app, 'vendor');
}
const draft = () => makeService(server, { name: crypto.randomUUID(), owner: company, state: 'Draft' });
const save = (serviceId: number, fields: readonly object[], caller = vendor) =>
  caller.post(SaveServiceFields.operation, { serviceId, fields });
const read = async (serviceId: number) => (await vendor.call(GetServiceFields, { serviceId })).Fields;

/** Subscriptions of a service, each with these values. */
async function subscribe(serviceId: number, count: number, values: object): Promise<void> {
  const { owner } = server.database;
  const { product_name } = await owner
    .selectFrom('service')
    .select('product_name')
    .where('service_id', '=', serviceId)
    .executeTakeFirstOrThrow();
  const parent = (await (await server.as('admin')).me()).CompanyAccount.AccountId;
  for (let n = 0; n < count; n += 1) {
    const { account_id } = await owner
      .insertInto('account')
      .values({ parent_account_id: parent, account_type: 'Product', product_name, display_name: 'Subscription' })
      .returning('account_id')
      .executeTakeFirstOrThrow();
    await owner
      .insertInto('account_value')
      .values({ account_id, values: values as never })
      .execute();
  }
}

describe('the fields of a service', () => {
  it('are kept as they were defined, in their order, and the log says what has changed', async () => {
    const serviceId = await draft();
    const defined = [
      field('HostName', {
        DisplayValue: { en: ' Host name ', de: 'Rechnername' },
        Description: { en: 'Letters only', de: '  ' },
        IsRequired: true,
        Pattern: '[a-z]+',
      }),
      field('Site', {
        DisplayTemplate: 'Combobox',
        Choices: [{ Value: ' fra ', DisplayValue: { en: 'Frankfurt' } }],
        // What its kind does not use is not kept.
        Minimum: 3,
      }),
      field('KeepFor', {
        DisplayTemplate: 'Number',
        IsWhole: true,
        Minimum: 1,
        Default: 30,
        When: { Field: 'Site', Values: ['fra'] },
      }),
    ];
    expect((await save(serviceId, defined)).status).toBe(200);
    const [host, site, keep] = await read(serviceId);
    expect(host).toEqual({
      ...field('HostName'),
      Key: 'HostName',
      DisplayValue: { en: 'Host name', de: 'Rechnername' },
      Description: { en: 'Letters only' },
      IsRequired: true,
      Pattern: '[a-z]+',
      HeldBy: 0,
    });
    expect(site).toMatchObject({ Choices: [{ Value: 'fra', DisplayValue: { en: 'Frankfurt' } }] });
    expect(site).not.toHaveProperty('Minimum');
    expect(keep).toMatchObject({ IsWhole: true, Default: 30, When: { Field: 'Site', Values: ['fra'] } });
    await save(serviceId, [site, { ...host, Name: 'NodeName' }] as object[]);
    expect((await read(serviceId)).map(({ Name }) => Name)).toEqual(['Site', 'NodeName']);
    const { details } = await server.database.owner
      .selectFrom('audit_entry')
      .select('details')
      .where('event', '=', 'Fields of a service changed')
      .orderBy('audit_entry_id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(details).toMatch(/KeepFor taken away; HostName is called NodeName$/);
    expect((await save(serviceId, [])).status).toBe(200);
    expect(await read(serviceId)).toEqual([]);
  });

  it.each([
    [[field('host')], /^Field host, Name: Begin with a capital letter/],
    [[field('A'), field('A')], /^Field A, Name: Another field has this name/],
    [[field('Email')], /^Field Email, Name: This name is used by the portal itself/],
    [[field('UnitPrice')], /^Field UnitPrice, Name: This name is used by the portal itself/],
    [[field('A', { DisplayValue: { de: 'A' } })], /^Field A, DisplayValue: This field is required/],
    [[field('A', { DisplayTemplate: 'Password' })], /^Field A, DisplayTemplate: Choose one of the listed kinds/],
    [[field('A', { DisplayTemplate: 'Combobox' })], /^Field A, Choices: Enter at least one choice/],
    [[field('A', { Pattern: '(a+)+' })], /^Field A, Pattern: A pattern has .*; \( is not understood/],
    [[field('A', { MinLength: 5, MaxLength: 4 })], /^Field A, MinLength: The least/],
    [[field('A', { When: { Field: 'B' } }), field('B')], /^Field A, When: Only a field that stands before/],
    [[field('A', { DisplayTemplate: 'Number', Default: 'x' })], /^Field A, Default: Numbers only/],
    [[field('A', { DisplayValue: { en: 'A', xx: 'B' } })], /xx/],
  ])('are refused with the field named: %j', async (fields, message) => {
    const serviceId = await draft();
    const answer = await save(serviceId, fields);
    expect([answer.status, answer.message]).toEqual([400, expect.stringMatching(message)]);
    expect(await read(serviceId)).toEqual([]);
  });

  it('say how many hold a value, and nothing of a small number; a held name stays, and what is taken away keeps its values', async () => {
    const serviceId = await draft();
    await save(serviceId, [field('Few'), field('Many'), field('None')]);
    await subscribe(serviceId, 3, { Few: 'a', Many: 'b', None: null });
    await subscribe(serviceId, 2, { Many: 'b' });
    const [few, many, none] = await read(serviceId);
    expect([few, many, none].map((one) => [one?.HeldBy, one?.IsHeldByFew])).toEqual([
      [4, true],
      [5, undefined],
      [0, undefined],
    ]);
    const renamed = await save(serviceId, [{ ...few, Name: 'Fewer' }, many, none] as object[]);
    expect([renamed.status, renamed.message]).toEqual([
      400,
      expect.stringMatching(/^Field Fewer, Name: The name stays/),
    ]);
    expect((await save(serviceId, [many, { ...none, Name: 'Nobody' }] as object[])).status).toBe(200);
    await save(serviceId, [field('Few')]);
    expect((await read(serviceId)).map(({ Name, HeldBy }) => [Name, HeldBy])).toEqual([['Few', 4]]);
  });

  it('of the demo world are such as a vendor could define', async () => {
    const owner = await server.as('owner');
    const services = await server.database.owner.selectFrom('service_field').select('service_id').distinct().execute();
    const ids = services.map(({ service_id }) => service_id);
    const answers = [];
    for (const serviceId of ids) {
      const found = await owner.call(GetServiceFields, { serviceId }).catch(() => undefined);
      if (found && found.Fields.length > 0) answers.push((await save(serviceId, found.Fields, owner)).message);
    }
    expect(answers.length).toBeGreaterThan(1);
    expect(answers.filter((message) => message !== undefined)).toEqual([]);
  });

  it('go along with a copy of the service', async () => {
    const serviceId = await draft();
    await save(serviceId, [field('HostName')]);
    const { ServiceId } = await vendor.call(CopyService, { serviceId, productName: crypto.randomUUID() });
    expect((await read(ServiceId)).map(({ Name }) => Name)).toEqual(['HostName']);
  });

  it('are the vendor’s alone: neither read nor written by another one, nor without the right', async () => {
    const foreign = await makeService(server, {
      name: crypto.randomUUID(),
      owner: (await (await server.as('reseller')).me()).CompanyAccount.AccountId,
    });
    expect((await vendor.post(GetServiceFields.operation, { serviceId: foreign })).status).toBe(404);
    expect((await save(foreign, [field('HostName')])).status).toBe(404);
    await rights({ MY_SERVICES: all, SERVICE_TOOL_FIELDS: ['Read'] });
    const own = await draft();
    expect((await save(own, [])).status).toBe(403);
    expect(await read(own)).toEqual([]);
  });
});
