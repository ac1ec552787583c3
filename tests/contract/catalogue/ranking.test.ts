/** How often services are taken is counted by itself, and overtakes nobody who edits one. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import GetServiceInformation from '../../../manifests/operations/ServiceManagement/GetServiceInformation.ts';
import SaveServiceInformation from '../../../manifests/operations/ServiceManagement/SaveServiceInformation.ts';
import { giveOnly } from '../../database/rights.ts';
import { signIn, startTestServer, type TestServer } from '../../database/server.ts';
import { makeService } from './made-services.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('counts the running subscriptions of each service, and those of none as none', async () => {
  const { owner } = server.database;
  const { CompanyAccount, UserAccountId } = await (await server.as('reseller')).me();
  const make = (name: string, ranking: number) =>
    makeService(server, { name, owner: CompanyAccount.AccountId, state: 'Draft', ranking });
  const [taken, untaken] = [await make('Kite rental', 0), await make('Kite repair', 7)];
  const subscription = {
    parent_account_id: CompanyAccount.AccountId,
    account_type: 'Product' as const,
    display_name: 'Kites',
    product_name: 'Kite rental',
  };
  for (const account_state of ['Active', 'Active', 'Terminated'] as const)
    await owner
      .insertInto('account')
      .values({ ...subscription, account_state, terminated_utc: account_state === 'Active' ? null : new Date() })
      .execute();
  await giveOnly(server, UserAccountId, {
    rights: { MY_SERVICES: ['Read', 'Update'], SERVICE_TOOL_INFO: ['Read', 'Update'] },
  });
  const vendor = await signIn(server.app, 'reseller');
  const { Version } = await vendor.call(GetServiceInformation, { serviceId: taken });

  await sql`insert into job (name, payload) values ('rank-services', '{}')`.execute(owner);
  await server.work();

  const rows = await owner
    .selectFrom('service')
    .select(['service_id', 'ranking'])
    .where('service_id', 'in', [taken, untaken])
    .orderBy('service_id')
    .execute();
  expect(rows.map(({ ranking }) => ranking)).toEqual([2, 0]);
  const save = (version: string) =>
    vendor.post(SaveServiceInformation.operation, { serviceId: taken, version, inputDto: { VendorSku: 'K-1' } });
  expect((await save(Version)).status).toBe(200);
  expect((await save(Version)).status).toBe(409);
});
