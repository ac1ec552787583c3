/** Accounts to pick one of: found by the search when a text is given, best first, else by name; never more than a thousand. */
import { type RawBuilder, sql } from 'kysely';
import type { HandlerContext } from '../../define/contract/handler.ts';
import type { AccountTypeName } from '../../rules/accounts/rights.ts';
import { limits } from '../../rules/limits.ts';
import { inScope, isListed } from '../db/in-scope.ts';
import { orderColumn } from '../db/list-query.ts';
import { ownPath } from './own-path.ts';

const order = {
  DisplayName: 'display_name',
  AccountType: 'account_type',
  AccountIdentificator: 'account_identificator',
};

export interface AccountChoiceQuery {
  readonly types: readonly AccountTypeName[];
  /** Of the account `a`. */
  readonly where: RawBuilder<unknown>;
  /** More of the account `a`, with a comma before it. */
  readonly columns?: RawBuilder<unknown>;
  readonly input: {
    readonly options?: { readonly offset?: number; readonly filter?: string };
    readonly orderBy?: { readonly Key: string; readonly Value: 'ASC' | 'DESC' };
    readonly limit?: number;
  };
}

export interface AccountChoiceRow {
  readonly account_id: number;
  readonly display_name: string;
  readonly account_type: AccountTypeName;
  readonly account_identificator: string;
  readonly above: string;
  readonly total: number;
}

export async function chooseAccounts<More>(
  { db }: HandlerContext,
  { types, where, columns = sql``, input: { options, orderBy, limit } }: AccountChoiceQuery,
): Promise<{ rows: (AccountChoiceRow & More)[]; total: number }> {
  const wanted = options?.filter?.trim();
  const found = wanted
    ? sql`search_accounts(${wanted}, null, ${types}::text[], false, ${limits.maximumPageSize}) with ordinality as a`
    : sql`(select *, 0 as ordinality from account
        where account_type = any (${types}::text[]) and account_state = 'Active' and ${inScope('path')}
          and ${isListed('account')}) a`;
  const sorted = orderBy ? sql`${sql.ref(`a.${orderColumn(order, orderBy.Key)}`)} ${sql.raw(orderBy.Value)},` : sql``;
  const { rows } = await sql<AccountChoiceRow & More>`
    select a.account_id, a.display_name, a.account_type, a.account_identificator, a.total,
      coalesce((
        select string_agg(h.display_name, ' / ' order by length(h.path)) from account h
        where h.account_id = any (string_to_array(trim(both '/' from a.path), '/')::bigint[])
          and h.account_id <> a.account_id and ${inScope('h.path')}), '') as above ${columns}
    from (
      select few.*, count(*) over () as total
      from (select a.* from ${found} where ${where} limit ${limits.maximumPageSize}) few
    ) a
    order by ${sorted} a.ordinality, a.display_name, a.account_id
    limit ${limit ?? limits.pageSize} offset ${options?.offset ?? 0}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

export const accountChoice = (row: AccountChoiceRow) => ({
  AccountId: row.account_id,
  DisplayName: row.display_name,
  AccountType: row.account_type,
  AccountIdentificator: row.account_identificator,
  Above: row.above,
});

/** Not the accounts at or below which somebody holds a right that the caller lacks. */
export const notOutranked = sql`not exists (select from outranking(scope_user()) path where path ^@ a.path)`;

/** Not the accounts that the caller himself works in. */
export const notAbove = (context: HandlerContext): RawBuilder<unknown> => sql`not ${ownPath(context)} ^@ a.path`;
