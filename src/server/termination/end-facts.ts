/** What a branch holds that would end with it: how many of each type, the first of them, its locks and renewals. */
import { type Kysely, sql } from 'kysely';
import type { AccountTypeName } from '../../rules/accounts/rights.ts';
import type { Tables } from '../db/tables.ts';

interface Counts {
  readonly total: number;
  readonly users: number;
  readonly departments: number;
  readonly companies: number;
  readonly resellers: number;
  readonly subscriptions: number;
  readonly renewals: number;
  readonly lock_end_date: string | null;
}

export async function countBranch(db: Kysely<Tables>, path: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) as total,
      count(*) filter (where a.account_type = 'User') as users,
      count(*) filter (where a.account_type = 'Department') as departments,
      count(*) filter (where a.account_type = 'Company') as companies,
      count(*) filter (where a.account_type = 'Reseller') as resellers,
      count(*) filter (where a.account_type = 'Product') as subscriptions,
      count(*) filter (where s.billing = 'YearlyPrepaid' and s.renewal_mode = 'Renew') as renewals,
      (max(s.lock_end_date) filter (where s.lock_end_date > current_date))::text as lock_end_date
    from account a
    left join subscription s on s.account_id = a.account_id
    where a.path ^@ ${path} and in_scope(a.path) and a.account_state = 'Active'`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A count always answers');
  return counts;
}

export interface Ending {
  readonly account_id: number;
  readonly path: string;
  readonly display_name: string;
  readonly account_type: AccountTypeName;
  readonly account_identificator: string;
  readonly lock_end_date: string | null;
  readonly is_prepaid: boolean;
}

/** The active accounts of a branch: all, or those of one type. */
export const endingAccounts = (path: string, type: AccountTypeName | null = null) => sql<Ending>`
  select a.account_id, a.path, a.display_name, a.account_type, a.account_identificator,
    case when s.lock_end_date > current_date then s.lock_end_date::text end as lock_end_date,
    coalesce(s.billing = 'YearlyPrepaid', false) as is_prepaid
  from account a
  left join subscription s on s.account_id = a.account_id
  where a.path ^@ ${path} and in_scope(a.path) and a.account_state = 'Active'
    and (${type}::text is null or a.account_type = ${type})`;

/** The first of them, each below the one it belongs to. */
export async function firstEndingAccounts(db: Kysely<Tables>, path: string, most: number) {
  const { rows } = await sql<Ending>`${endingAccounts(path)} order by a.path limit ${most}`.execute(db);
  return rows.map(endingAccount);
}

export const endingAccount = (row: Ending) => ({
  AccountId: row.account_id,
  DisplayName: row.display_name,
  AccountType: row.account_type,
  AccountIdentificator: row.account_identificator,
  ...(row.lock_end_date === null ? {} : { LockEndDate: row.lock_end_date }),
  IsPrepaid: row.is_prepaid,
});
