/** For tests of moves that are not about money: what runs in a branch is sold by nobody, and nothing is asked of vendors or waits to be billed. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../src/server/db/tables.ts';

/** @param but one that goes on. */
export const withoutSales = (owner: Kysely<Tables>, branch: number, but = 0): Promise<void> =>
  owner.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    const of = sql`select t.tier_id from sale_tier t join account a using (account_id)
      where a.path ^@ (select path from account where account_id = ${branch}) and a.account_id <> ${but}`;
    await sql`delete from tier_price where tier_id in (${of})`.execute(transaction);
    await sql`delete from sale_tier where tier_id in (${of})`.execute(transaction);
    await sql`update provisioning_request set state = 'Cancelled', waiting_for = null, finished_utc = now()
      where state in ('New', 'Waiting', 'Failed', 'Escalated') and account_id <> ${but}
        and account_id in (select account_id from account where path ^@ (select path from account where account_id = ${branch}))`.execute(
      transaction,
    );
    // Its cost goes first, as nothing cascades here.
    const charges = sql`select c.custom_charge_id from custom_charge c join account a on a.account_id = c.buyer_account_id
      where a.path ^@ (select path from account where account_id = ${branch}) and c.state = 'PendingBilling'`;
    await sql`delete from custom_charge_cost where custom_charge_id in (${charges})`.execute(transaction);
    await sql`delete from custom_charge where custom_charge_id in (${charges})`.execute(transaction);
  });
