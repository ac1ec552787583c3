/** Tags of one's own services: counted, renamed, made one, deleted, put on and taken off, and those of others left alone. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import DeleteServiceTag from '../../../manifests/operations/ServiceManagement/DeleteServiceTag.ts';
import GetServiceTags from '../../../manifests/operations/ServiceManagement/GetServiceTags.ts';
import RenameServiceTag from '../../../manifests/operations/ServiceManagement/RenameServiceTag.ts';
import TagServices from '../../../manifests/operations/ServiceManagement/TagServices.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, signIn, startTestServer, type TestServer } from '../../database/server.ts';
import { makeService } from './made-services.ts';

let server: TestServer;
let vendor: Caller;
let owner: number;
let foreign: number;
let made: Readonly<Record<string, number>>;
beforeAll(async () => {
  server = await startTestServer();
  owner = (await (await server.as('reseller')).me()).CompanyAccount.AccountId;
  await rights(['Create', 'Read', 'Update', 'Delete']);
  foreign = await makeService(server, { name: crypto.randomUUID(), owner: 1, tags: ['Cloud', 'Kite'] });
});
beforeEach(async () => {
  const of = async (tags: readonly string[]) =>
    makeService(server, { name: crypto.randomUUID(), owner, tags, state: 'Draft' });
  await server.database.owner.deleteFrom('service').where('owner_account_id', '=', owner).execute();
  made = { both: await of(['Kite', 'Cloud']), one: await of(['Cloud', 'NIS 2']), none: await of([]) };
});
afterAll(() => server.close());

async function rights(flags: readonly string[]): Promise<void> {
  const { UserAccountId } = await (await server.as('reseller')).me();
  await giveOnly(server, UserAccountId, { rights: { SERVICE_TAGS: flags } });
  vendor = await signIn(server.app, 'reseller');
}
const counts = async () =>
  Object.fromEntries((await vendor.call(GetServiceTags, {})).Items.map((each) => [each.Tag, each.ServiceCount]));
async function tagsOf(id: number | undefined): Promise<readonly string[]> {
  const row = server.database.owner
    .selectFrom('service')
    .select('tags')
    .where('service_id', '=', id ?? 0);
  return (await row.executeTakeFirstOrThrow()).tags;
}

it('are counted over all own services, and found', async () => {
  expect(await counts()).toEqual({ Cloud: 2, Kite: 1, 'NIS 2': 1 });
  const page = await vendor.call(GetServiceTags, {
    options: { filter: 'i' },
    orderBy: { Key: 'ServiceCount', Value: 'ASC' },
    limit: 1,
  });
  expect([page.Items.length, page.TotalCount]).toEqual([1, 2]);
});

it('are renamed everywhere, and become one with another tag only when that is asked for', async () => {
  expect(await vendor.call(RenameServiceTag, { tag: 'cloud', newTag: ' The  Cloud ' })).toEqual({ ServiceCount: 2 });
  expect(await counts()).toEqual({ 'The Cloud': 2, Kite: 1, 'NIS 2': 1 });
  const refused = await vendor.post(RenameServiceTag.operation, { tag: 'Kite', newTag: 'the cloud' });
  expect([refused.status, refused.fields]).toEqual([
    400,
    { newTag: 'There is a tag The Cloud already (services: 2). Tick below to make both one.' },
  ]);
  expect(await vendor.call(RenameServiceTag, { tag: 'Kite', newTag: 'the cloud', merge: true })).toEqual({
    ServiceCount: 1,
  });
  expect(await counts()).toEqual({ 'The Cloud': 2, 'NIS 2': 1 });
  expect(await tagsOf(made['both'])).toEqual(['The Cloud']);
  await vendor.call(RenameServiceTag, { tag: 'the cloud', newTag: 'THE CLOUD' });
  expect(await counts()).toEqual({ 'THE CLOUD': 2, 'NIS 2': 1 });
  expect(await tagsOf(foreign)).toEqual(['Cloud', 'Kite']);
});

it('are deleted from all own services, and from no other', async () => {
  expect(await vendor.call(DeleteServiceTag, { tag: 'CLOUD' })).toEqual({ ServiceCount: 2 });
  expect(await counts()).toEqual({ Kite: 1, 'NIS 2': 1 });
  expect((await vendor.post(DeleteServiceTag.operation, { tag: 'Cloud' })).status).toBe(404);
  expect(await tagsOf(foreign)).toEqual(['Cloud', 'Kite']);
});

it('are put on and taken off many services at once, each as it is spelled already', async () => {
  const serviceIds = Object.values(made);
  await vendor.call(TagServices, { serviceIds, add: ['nis  2', 'New'], remove: ['cloud'] });
  expect(await counts()).toEqual({ Kite: 1, 'NIS 2': 3, New: 3 });
  const add = Array.from({ length: 18 }, (_, index) => `Tag ${index}`);
  const full = await vendor.post(TagServices.operation, { serviceIds, add });
  expect(full.status).toBe(409);
  expect(await counts()).toEqual({ Kite: 1, 'NIS 2': 3, New: 3 });
  const mixed = await vendor.post(TagServices.operation, { serviceIds: [...serviceIds, foreign], add: ['Mine'] });
  expect([mixed.status, await tagsOf(made['none'])]).toEqual([404, ['NIS 2', 'New']]);
  expect((await vendor.post(TagServices.operation, { serviceIds, add: ['a,b'] })).status).toBe(400);
});

it('each flag opens its part', async () => {
  await rights(['Read']);
  const refused = await Promise.all([
    vendor.post(RenameServiceTag.operation, { tag: 'Kite', newTag: 'x' }),
    vendor.post(DeleteServiceTag.operation, { tag: 'Kite' }),
    vendor.post(TagServices.operation, { serviceIds: [made['one']], add: ['x'] }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
  await rights(['Update']);
  expect((await vendor.post(GetServiceTags.operation, {})).status).toBe(403);
});
