/** Explore says how many subscriptions of a service the own company has: its own, not those of its customers, and none that ended (SOLO-12). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import GetAccountsBelow from '../../../manifests/operations/Account/GetAccountsBelow.ts';
import SearchServices from '../../../manifests/operations/Marketplace/SearchServices.ts';
import { giveOnly } from '../../database/rights.ts';
import { type Caller, type DemoUser, signIn, startTestServer, type TestServer } from '../../database/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function explorer(user: DemoUser): Promise<{ caller: Caller; company: number }> {
  const { UserAccountId } = await (await server.as(user)).me();
  await giveOnly(server, UserAccountId, { rights: { MARKETPLACE: ['Read'], PRODUCT_ACCOUNT: ['Read'] } });
  const caller = await signIn(server.app, user);
  return { caller, company: (await caller.me()).CompanyAccount.AccountId };
}

async function shown(caller: Caller): Promise<ReadonlyMap<number, number>> {
  const { Services } = await caller.call(SearchServices, { limit: 100 });
  return new Map(Services.flatMap(({ Id, OwnSubscriptions }) => (OwnSubscriptions ? [[Id, OwnSubscriptions]] : [])));
}

it.each(['admin', 'reseller', 'owner'] as const)('counts what the company of %s has', async (user) => {
  const { caller, company } = await explorer(user);
  const { Services } = await caller.call(SearchServices, { limit: 100 });
  const { rows } = await sql<{ service_id: number; count: number }>`
    select s.service_id, count(*)::integer as count from portolan.subscription s join portolan.account a using (account_id)
    where a.account_state = 'Active' and (portolan.company_of(a.account_id)).account_id = ${company}
      and s.service_id = any (${Services.map(({ Id }) => Id)}::bigint[])
    group by s.service_id`.execute(server.database.owner);
  expect([...(await shown(caller))].sort()).toEqual(rows.map((row) => [row.service_id, row.count]).sort());
});

it('counts one less once a subscription has ended, and leads to as many as it says', async () => {
  const { caller, company } = await explorer('admin');
  const [first] = await shown(caller);
  if (!first) throw new Error('The company of the demo world has subscriptions of nothing that it is offered.');
  const [service, count] = first;
  const listed = async () => {
    const { Services } = await caller.call(SearchServices, { limit: 100 });
    const filter = Services.find(({ Id }) => Id === service)?.DisplayName ?? '';
    const below = { accountId: company, accountTypes: ['Product' as const], options: { filter } };
    return (await caller.call(GetAccountsBelow, below)).TotalCount;
  };
  expect(await listed()).toBe(count);
  await sql`update portolan.account set account_state = 'Terminated', terminated_utc = now() where account_id = (
    select s.account_id from portolan.subscription s join portolan.account a using (account_id)
    where a.account_state = 'Active' and s.service_id = ${service} and (portolan.company_of(a.account_id)).account_id = ${company} limit 1)`.execute(
    server.database.owner,
  );
  expect((await shown(caller)).get(service) ?? 0).toBe(count - 1);
  expect(await listed()).toBe(count - 1);
});
