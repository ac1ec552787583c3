/** Ends accounts: all of a branch in one transaction, with its people's sessions, its renewals and its plans (TERM rows). */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

type Database = Kysely<Tables>;

export interface Lock {
  readonly name: string;
  /** A day, as 2027-01-31. */
  readonly until: string;
}

/** The lock of an active subscription of the branch that holds longest, if one still holds at that instant (TERM-09, TERM-18). */
export async function lockOf(db: Database, path: string, at: Date): Promise<Lock | undefined> {
  const { rows } = await sql<Lock>`
    select a.display_name as name, s.lock_end_date::text as until
    from account a join subscription s using (account_id)
    where a.path ^@ ${path} and in_scope(a.path) and a.account_state = 'Active' and s.lock_end_date > ${at.toISOString().slice(0, 10)}::date
    order by until desc limit 1`.execute(db);
  return rows[0];
}

/** Prepaid subscriptions of the branch end with their term from now on. @returns those that would have renewed (TERM-06). */
export async function stopRenewals(db: Database, path: string): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    update subscription s set renewal_mode = 'Terminate'
    from account a
    where a.account_id = s.account_id and a.path ^@ ${path} and in_scope(a.path) and a.account_state = 'Active'
      and s.billing = 'YearlyPrepaid' and s.renewal_mode = 'Renew'
    returning a.account_id`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** Those that are still there renew again (TERM-19). */
export async function resumeRenewals(db: Database, accountIds: readonly number[]): Promise<void> {
  await sql`
    update subscription s set renewal_mode = 'Renew'
    from account a
    where a.account_id = s.account_id and a.account_id = any (${accountIds}::bigint[]) and in_scope(a.path)
      and a.account_state = 'Active' and s.renewal_mode = 'Terminate'`.execute(db);
}

/** Ends every active account of a branch; vendors end what they have set up, unless they shall not hear of it. @returns how many. */
export async function endBranch(db: Database, path: string, reason: string, vendorsHear = true): Promise<number> {
  await sql`select set_config('app.vendors_hear', ${vendorsHear ? 'on' : 'off'}, true)`.execute(db);
  await stopRenewals(db, path);
  const ended: number[] = [];
  // What was made below meanwhile was not to be seen before; it is in the next round, and then everything above it is held.
  for (let found = -1; found !== 0; ) {
    const { rows } = await sql<{ account_id: number }>`
      update account set account_state = 'Terminated', terminated_utc = now(), terminates_utc = null
      where path ^@ ${path} and in_scope(path) and account_state = 'Active'
      returning account_id`.execute(db);
    found = rows.length;
    ended.push(...rows.map(({ account_id }) => account_id));
  }
  await sql`
    insert into account_value as v (account_id, "values")
    select a.account_id, ended_values(a.account_type, ${reason}) from account a where a.account_id = any (${ended}::bigint[])
    on conflict (account_id) do update set "values" = v."values" || excluded."values"`.execute(db);
  await sql`
    update termination t set state = 'Cancelled', ended_utc = now()
    from account a
    where a.account_id = t.account_id and t.state = 'Scheduled' and a.path ^@ ${path} and in_scope(a.path)`.execute(db);
  await sql`select end_sessions_below(${path})`.execute(db);
  return ended.length;
}
