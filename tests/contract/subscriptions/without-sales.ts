/** For tests of moves that are not about money: what runs in a branch is sold by nobody. */
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
  });
