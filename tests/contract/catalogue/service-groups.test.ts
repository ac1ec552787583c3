/** Groups of services: made, named, put in order and filled by their company, and by nobody else (CALL-108, CALL-109). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import AddServiceGroup from '../../../manifests/operations/ServiceManagement/AddServiceGroup.ts';
import AddServicesToGroup from '../../../manifests/operations/ServiceManagement/AddServicesToGroup.ts';
import DeleteServiceGroup from '../../../manifests/operations/ServiceManagement/DeleteServiceGroup.ts';
import GetGroupServices from '../../../manifests/operations/ServiceManagement/GetGroupServices.ts';
import GetServiceGroup from '../../../manifests/operations/ServiceManagement/GetServiceGroup.ts';
import GetServiceGroups from '../../../manifests/operations/ServiceManagement/GetServiceGroups.ts';
import RemoveServicesFromGroup from '../../../manifests/operations/ServiceManagement/RemoveServicesFromGroup.ts';
import RenameServiceGroup from '../../../manifests/operations/ServiceManagement/RenameServiceGroup.ts';
import SaveServiceGroups from '../../../manifests/operations/ServiceManagement/SaveServiceGroups.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, signIn, startTestServer, type TestServer } from '../../database/server.ts';
import { makeService } from './made-services.ts';

const all = ['Create', 'Read', 'Update', 'Delete'];

let server: TestServer;
let seller: Caller;
let accountId: number;
let services: number[];
beforeAll(async () => {
  server = await startTestServer();
  accountId = (await (await server.as('reseller')).me()).CompanyAccount.AccountId;
  await rights(all);
  services = await Promise.all(
    ['Kite', 'Sail', 'Kiel'].map((name) =>
      makeService(server, { name: `${name} ${crypto.randomUUID()}`, owner: accountId }),
    ),
  );
});
beforeEach(async () => {
  await server.database.owner.deleteFrom('service_group').where('owner_company_id', '=', accountId).execute();
});
afterAll(() => server.close());

async function rights(flags: readonly string[]): Promise<void> {
  const { UserAccountId } = await (await server.as('reseller')).me();
  await giveOnly(server, UserAccountId, { rights: { SERVICE_GROUP_MANAGEMENT: flags } });
  seller = await signIn(server.app, 'reseller');
}
const add = async (name: string) => (await seller.call(AddServiceGroup, { accountId, name })).ServiceGroupId;
const groups = () => seller.call(GetServiceGroups, {});
const names = async () => (await groups()).map(({ Name }) => Name);
const held = async (serviceGroupId: number, more: object = {}) =>
  (await seller.call(GetGroupServices, { serviceGroupId, ...more } as never)).Services.map(({ Id }) => Id).sort();

describe('groups', () => {
  it('stand in the order in which they were made, until they are put in another (SOLO-20, ROUTE-54)', async () => {
    const [first, second, third] = [await add(' First '), await add('Second'), await add('Third')];
    expect(await names()).toEqual(['First', 'Second', 'Third']);
    const inputDto = {
      Groups: [
        { ServiceGroupId: third, Position: 1 },
        { ServiceGroupId: first, Name: '1st' },
      ],
    };
    const saved = await seller.call(SaveServiceGroups, { accountId, inputDto });
    expect(saved.map(({ Name, Position }) => [Name, Position])).toEqual([
      ['Third', 1],
      ['1st', 2],
      ['Second', 3],
    ]);
    expect(await seller.call(GetServiceGroup, { serviceGroupId: second })).toMatchObject({
      Position: 3,
      Name: 'Second',
    });
  });

  it('have names of their own, in each company', async () => {
    const serviceGroupId = await add('Mail');
    await add('Backup');
    const again = await seller.post(AddServiceGroup.operation, { accountId, name: 'Mail' });
    const renamed = await seller.post(RenameServiceGroup.operation, { accountId, serviceGroupId, name: 'Backup' });
    const saved = await seller.post(SaveServiceGroups.operation, {
      accountId,
      inputDto: { Groups: [{ ServiceGroupId: serviceGroupId, Name: 'Backup' }] },
    });
    expect([again, renamed, saved].map(({ status, fields }) => [status, Object.keys(fields ?? {})])).toEqual([
      [400, ['name']],
      [400, ['name']],
      [400, ['inputDto.Groups.0.Name']],
    ]);
    expect((await seller.post(AddServiceGroup.operation, { accountId, name: '  ' })).status).toBe(400);
    const root = await server.as('owner');
    const { AccountId } = (await root.me()).CompanyAccount;
    expect((await root.post(AddServiceGroup.operation, { accountId: AccountId, name: 'Mail' })).status).toBe(200);
  });

  it('keep one of two orders that are made at once, and the other is told', async () => {
    await add('First');
    await add('Second');
    const read = await groups();
    const turned = {
      Groups: [...read]
        .reverse()
        .map(({ ServiceGroupId, Version }, index) => ({ ServiceGroupId, Version, Position: index + 1 })),
    };
    const send = () => seller.post(SaveServiceGroups.operation, { accountId, inputDto: turned });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await names()).toEqual(['Second', 'First']);
  });

  it('are deleted with what they hold, and the services stay', async () => {
    const serviceGroupId = await add('Gone');
    await seller.call(AddServicesToGroup, { serviceGroupId, serviceIds: services });
    expect((await seller.post(DeleteServiceGroup.operation, { serviceGroupId })).status).toBe(200);
    expect((await seller.post(DeleteServiceGroup.operation, { serviceGroupId })).status).toBe(404);
    const left = await server.database.owner
      .selectFrom('service')
      .select('service_id')
      .where('service_id', 'in', services)
      .execute();
    expect(left.length).toBe(services.length);
  });
});

describe('services of a group', () => {
  it('are put in and taken out together, each once, and the others are offered (SOLO-20)', async () => {
    const serviceGroupId = await add('Sailing');
    const [kite = 0, sail = 0, kiel = 0] = services;
    await seller.call(AddServicesToGroup, { serviceGroupId, serviceIds: [kite, sail] });
    await seller.call(AddServicesToGroup, { serviceGroupId, serviceIds: [sail, kiel, kiel] });
    expect([await held(serviceGroupId), (await groups())[0]?.ServiceCount]).toEqual([[...services].sort(), 3]);
    await seller.call(RemoveServicesFromGroup, { serviceGroupId, serviceIds: [kite, sail] });
    expect(await held(serviceGroupId)).toEqual([kiel]);
    const others = await held(serviceGroupId, { others: true, limit: 1000 });
    expect([others.includes(kite), others.includes(kiel)]).toEqual([true, false]);
    const found = await seller.call(GetGroupServices, { serviceGroupId, others: true, options: { filter: 'sail ' } });
    expect(found.Services.map(({ Id }) => Id)).toContain(sail);
    expect(found.TotalCount).toBe(1);
  });

  it('are those in sight: nothing goes in with one that is not', async () => {
    const serviceGroupId = await add('Mixed');
    const hidden = await makeService(server, { name: crypto.randomUUID(), owner: 1, state: 'Draft' });
    const answer = await seller.post(AddServicesToGroup.operation, {
      serviceGroupId,
      serviceIds: [services[0], hidden],
    });
    expect([answer.status, answer.message]).toEqual([404, `There is no service ${hidden}.`]);
    expect(await held(serviceGroupId)).toEqual([]);
  });
});

it('a group of another company is as if it were not there', async () => {
  const root = await server.as('owner');
  const owner = (await root.me()).CompanyAccount.AccountId;
  const { ServiceGroupId: serviceGroupId } = await root.call(AddServiceGroup, { accountId: owner, name: 'Foreign' });
  const tries = [
    seller.post(GetServiceGroup.operation, { serviceGroupId }),
    seller.post(GetGroupServices.operation, { serviceGroupId }),
    seller.post(DeleteServiceGroup.operation, { serviceGroupId }),
    seller.post(AddServicesToGroup.operation, { serviceGroupId, serviceIds: services }),
    seller.post(RemoveServicesFromGroup.operation, { serviceGroupId, serviceIds: services }),
    // Under the own company's name as well.
    seller.post(RenameServiceGroup.operation, { accountId, serviceGroupId, name: 'Mine' }),
    seller.post(SaveServiceGroups.operation, { accountId, inputDto: { Groups: [{ ServiceGroupId: serviceGroupId }] } }),
    seller.post(GetServiceGroups.operation, { accountId: owner }),
  ];
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 404));
});

it('each flag opens its part', async () => {
  const serviceGroupId = await add('Read alone');
  await rights(['Read']);
  const refused = await Promise.all([
    seller.post(AddServiceGroup.operation, { accountId, name: 'x' }),
    seller.post(RenameServiceGroup.operation, { accountId, serviceGroupId, name: 'x' }),
    seller.post(DeleteServiceGroup.operation, { serviceGroupId }),
    seller.post(AddServicesToGroup.operation, { serviceGroupId, serviceIds: services }),
    seller.post(RemoveServicesFromGroup.operation, { serviceGroupId, serviceIds: services }),
    seller.post(SaveServiceGroups.operation, { accountId, inputDto: { Groups: [{ ServiceGroupId: serviceGroupId }] } }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
  expect((await groups()).length).toBe(1);
});
