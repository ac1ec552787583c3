/** Databases of before hold subscriptions that wait for a vendor whom nobody has named: brought up to date, they begin. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import PlaceOrder from '../../../manifests/operations/Account/PlaceOrder.ts';
import migration from '../../../src/server/db/migrations/202-begun-without-vendor.sql?raw';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { type RunningWorld, startRunningWorld } from './running.ts';

let world: RunningWorld;
let shield: number;
beforeAll(async () => {
  world = await startRunningWorld();
  shield = await world.serviceNamed('Endpoint Shield');
});
afterAll(() => world.server.close());

const owner = () => world.server.database.owner;
const upToDate = () => sql.raw(migration).execute(owner());
const connector = (id: number | null) =>
  owner().updateTable('service').set({ connector_id: id }).where('service_id', '=', shield).execute();

/** As a version of before has left it: approved, and nobody was asked. */
async function leftWaiting(): Promise<number> {
  const placed = await world.admin.call(PlaceOrder, {
    parentAccountId: knownIds.harbour,
    lines: [{ serviceId: shield, quantity: 3, commitmentMonths: 1, billing: 'Monthly' }],
  });
  const [accountId = 0] = placed.AccountIds;
  await owner()
    .transaction()
    .execute(async (transaction) => {
      await sql`alter table provisioning_request disable trigger user`.execute(transaction);
      await sql`delete from provisioning_request where account_id = ${accountId}`.execute(transaction);
      await sql`alter table provisioning_request enable trigger user`.execute(transaction);
    });
  return accountId;
}

it('begins from today on what nobody sets up, and leaves what a vendor is asked for', async () => {
  const waiting = await leftWaiting();
  const [{ connector_id } = { connector_id: null }] = await world.rowsOf(
    sql<{ connector_id: number | null }>`select connector_id from service where service_id = ${shield}`,
  );
  // A vendor is named: he may still be asked.
  await upToDate();
  expect(await world.subscription(waiting)).toMatchObject({ state: 'Provisioning' });
  const ended = await leftWaiting();
  await sql`update account set account_state = 'Terminated', terminated_utc = now() where account_id = ${ended}`.execute(
    owner(),
  );
  await connector(null);
  await upToDate();
  await upToDate();
  await connector(connector_id);
  expect(await world.subscription(waiting)).toMatchObject({ state: 'Active', quantity: 3, connector_id: null });
  expect(await world.subscription(ended)).toMatchObject({ state: 'Ended' });
  const [begun] = await world.rowsOf(sql<{ today: boolean; tiers: number; spans: number; by: number }>`select
    start_date = current_date as today,
    (select count(*)::integer from sale_tier t where t.account_id = s.account_id and t.to_date is null) as tiers,
    (select count(*)::integer from subscription_span p where p.account_id = s.account_id) as spans,
    (select e.user_account_id from subscription_event e where e.account_id = s.account_id and e.kind = 'Active') as by
    from subscription s where account_id = ${waiting}`);
  const { UserAccountId } = await world.admin.me();
  expect(begun).toMatchObject({ today: true, by: UserAccountId });
  expect(begun?.tiers).toBeGreaterThan(0);
  expect(begun?.spans).toBeGreaterThan(0);
});
