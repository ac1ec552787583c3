/** Possible parents: found by the search when a text is given, best first, else by name. */
import { sql } from 'kysely';
import GetParentAccounts from '../../../../manifests/operations/Account/GetParentAccounts.ts';
import { handler } from '../../../define/contract/handler.ts';
import { mayActOnAccountType } from '../../../rules/accounts/rights.ts';
import { parentTypes } from '../../../rules/accounts/tree.ts';
import { limits } from '../../../rules/limits.ts';
import type { AccountRow } from '../../accounts/row.ts';
import { Failure } from '../../calls/failure.ts';
import { inScope, isListed } from '../../db/in-scope.ts';
import { orderColumn } from '../../db/list-query.ts';

const order = {
  DisplayName: 'display_name',
  AccountType: 'account_type',
  AccountIdentificator: 'account_identificator',
};

interface Row extends AccountRow {
  above: string;
  total: number;
}

export default handler(GetParentAccounts, async ({ accountType, options, orderBy, limit }, { db, session }) => {
  if (!mayActOnAccountType(session.user.Capability, accountType, 'Create')) throw new Failure(403, 'fixedAccount');
  const types = parentTypes[accountType];
  const wanted = options?.filter?.trim();
  const found = wanted
    ? sql`search_accounts(${wanted}, null, ${types}::text[], false, ${limits.maximumPageSize}) with ordinality as a`
    : sql`(select *, 0 as ordinality from account
        where account_type = any (${types}::text[]) and account_state = 'Active' and ${inScope('path')}
          and ${isListed('account')}) a`;
  const sorted = orderBy ? sql`${sql.ref(`a.${orderColumn(order, orderBy.Key)}`)} ${sql.raw(orderBy.Value)},` : sql``;
  const { rows } = await sql<Row>`
    select a.account_id, a.display_name, a.account_type, a.account_identificator, a.country, a.currency,
      count(*) over () as total,
      coalesce((
        select string_agg(h.display_name, ' / ' order by length(h.path)) from account h
        where h.account_id = any (string_to_array(trim(both '/' from a.path), '/')::bigint[])
          and h.account_id <> a.account_id and ${inScope('h.path')}), '') as above
    from ${found}
    order by ${sorted} a.ordinality, a.display_name, a.account_id
    limit ${limit ?? limits.pageSize} offset ${options?.offset ?? 0}`.execute(db);
  return {
    TotalCount: rows[0]?.total ?? 0,
    Items: rows.map((row) => ({
      AccountId: row.account_id,
      DisplayName: row.display_name,
      AccountType: row.account_type,
      AccountIdentificator: row.account_identificator,
      ...(row.country === null ? {} : { Country: row.country }),
      ...(row.currency === null ? {} : { Currency: row.currency }),
      Above: row.above,
    })),
  };
});
