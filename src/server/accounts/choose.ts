/** Accounts to pick one of: found by the search when a text is given, best first, else by name; never more than a thousand. */
import { type RawBuilder, sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import type { AccountTypeName } from '../../rules/accounts/rights.ts';
import { limits } from '../../rules/limits.ts';
import type { ListInput } from '../../rules/list-call.ts';
import { inScope, isListed } from '../db/in-scope.ts';
import { pageOf, wordsOf } from '../db/list-query.ts';
import { ownPath } from './own-path.ts';
import { readAccountOrder } from './row.ts';

export interface AccountChoiceQuery {
  readonly types: readonly AccountTypeName[];
  /** Of the account `a`. */
  readonly where: RawBuilder<unknown>;
  /** More of the account, which is called `page`. */
  readonly more?: RawBuilder<unknown>;
  /** The account that comes first where no text and no order is given. */
  readonly first?: number;
  readonly input: ListInput;
}

export interface AccountChoiceRow {
  readonly account_id: number;
  readonly display_name: string;
  readonly account_type: AccountTypeName;
  readonly account_identificator: string;
  readonly above: string;
}

interface Found extends Omit<AccountChoiceRow, 'above'> {
  readonly ordinality: number;
}

/** The names of the ancestors of `page` that the session sees, from the root on. */
export const namesAbove = sql<string>`coalesce((
  select string_agg(h.display_name, ' / ' order by length(h.path)) from account h
  where h.account_id = any (string_to_array(trim(both '/' from page.path), '/')::bigint[])
    and h.account_id <> page.account_id and ${inScope('h.path')}), '')`;

export async function chooseAccounts<More extends object>(
  context: CallContext,
  { types, where, more, first, input }: AccountChoiceQuery,
): Promise<{ rows: (AccountChoiceRow & More)[]; total: number }> {
  const words = wordsOf(input);
  const found =
    words === undefined
      ? sql`(select *, (account_id is distinct from ${first ?? null})::integer as ordinality from account
        where account_type = any (${types}::text[]) and account_state = 'Active' and ${inScope('path')}
          and ${isListed('account')}) a`
      : sql`search_accounts(${words}, null, ${types}::text[], false, ${limits.maximumPageSize}) with ordinality as a`;
  const above = sql<{ above: string } & More>`${namesAbove} as above`;
  const { texts, codes } = readAccountOrder(context);
  return pageOf(context.db, sql<Found>`select a.* from ${found} where ${where} limit ${limits.maximumPageSize}`, {
    order: {
      DisplayName: 'display_name',
      AccountType: 'account_type',
      AccountIdentificator: 'account_identificator',
    },
    texts,
    codes: { account_type: codes.account_type },
    standard: { ordinality: 'asc', display_name: 'asc', account_id: 'asc' },
    more: more ? sql<{ above: string } & More>`${above}, ${more}` : above,
    input,
  });
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
export const notAbove = (context: CallContext): RawBuilder<unknown> => sql`not ${ownPath(context)} ^@ a.path`;
