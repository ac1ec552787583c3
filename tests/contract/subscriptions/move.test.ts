/** A move to another seller: what runs goes on with him from the next month on, at his prices, or nobody moves. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import MoveAccount from '../../../manifests/operations/Account/MoveAccount.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { type RunningWorld, startRunningWorld } from './running.ts';
import { withoutSales } from './without-sales.ts';

let world: RunningWorld;
let elsewhere: number;
beforeAll(async () => {
  world = await startRunningWorld();
  const [found] = await world.rowsOf(sql<{ account_id: number }>`
    select a.account_id from account a where a.account_type = 'Reseller' and a.account_state = 'Active' and a.parent_account_id = 1
      and a.account_id <> ${knownIds.ostsee} order by 1 limit 1`);
  elsewhere = found?.account_id ?? 0;
});
afterAll(() => world.server.close());

const owner = () => world.server.database.owner;
const tiersOf = (accountId: number) =>
  world.rowsOf(sql<Record<string, unknown>>`
    select t.position, t.seller_account_id as seller, t.buyer_account_id as buyer, t.to_date is null as is_open, t.from_date > current_date as is_to_come,
      exists (select from tier_price p where p.tier_id = t.tier_id) as is_priced
    from sale_tier t where t.account_id = ${accountId} order by t.position, t.tier_id`);

it('is refused without a price there, and else changes who sells from the next month on', async () => {
  const accountId = await world.runs({ quantity: 3 });
  await sql`update customer_order set state = 'Cancelled' where buyer_account_id = ${world.company} and state = 'Pending'`.execute(
    owner(),
  );
  await sql`update provisioning_request set state = 'Cancelled', waiting_for = null, worker = null, lease_until = null, finished_utc = now()
    where buyer_account_id = ${world.company} and not is_final`.execute(owner());
  await sql`delete from custom_charge where buyer_account_id = ${world.company} and state = 'PendingBilling'`.execute(
    owner(),
  );
  const root = await world.server.as('owner');
  const input = { accountId: world.company, newParentAccountId: elsewhere };
  const refused = await root.post(MoveAccount.operation, input);
  expect([refused.status, refused.message]).toEqual([409, expect.stringMatching(/Subscriptions without a price: \d+/)]);
  expect(await tiersOf(accountId)).toMatchObject([{ seller: knownIds.ostsee, is_open: true }, { is_open: true }]);
  await withoutSales(owner(), world.company, accountId);
  // The pricelist goes over, and who has it buys what his predecessor did.
  await owner()
    .transaction()
    .execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`update marketplace set owner_company_id = ${elsewhere} where marketplace_id in (
      select marketplace_id from marketplace_customer where customer_account_id = ${world.company})`.execute(
        transaction,
      );
      await sql`update marketplace_offer set state = 'Active', withdrawn_utc = null where marketplace_id in (
      select marketplace_id from marketplace where owner_company_id in (1, ${elsewhere}))`.execute(transaction);
      await sql`update account set currency = 'EUR' where account_id = ${elsewhere}`.execute(transaction);
    });
  const moved = await root.post(MoveAccount.operation, input);
  expect([moved.status, moved.message]).toEqual([200, undefined]);
  expect(await tiersOf(accountId)).toMatchObject([
    { position: 1, seller: knownIds.ostsee, buyer: world.company, is_open: false, is_to_come: false },
    { position: 1, seller: elsewhere, buyer: world.company, is_open: true, is_to_come: true, is_priced: true },
    { position: 2, buyer: knownIds.ostsee, is_open: false },
    { position: 2, buyer: elsewhere, is_open: true, is_to_come: true, is_priced: true },
  ]);
});
