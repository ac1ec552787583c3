/** The database finds and ranks; a blank text finds nothing. */
import { sql } from 'kysely';
import SearchAccounts from '../../../../manifests/operations/Account/SearchAccounts.ts';
import { handler } from '../../../define/contract/handler.ts';
import { mayActOnAccountType } from '../../../rules/accounts/rights.ts';
import { limits } from '../../../rules/limits.ts';
import { type AccountRow, accountOrder, accountRow } from '../../accounts/row.ts';
import { orderColumn } from '../../db/list-query.ts';

const allTypes = ['Reseller', 'Company', 'Department', 'Product', 'User'] as const;

export default handler(SearchAccounts, async (input, { db, session }) => {
  const wanted = input.searchString.trim();
  if (!wanted) return [];
  const types = (input.filter?.length ? input.filter : allTypes).filter(
    (type) => type !== 'Department' || (input.includeDepartment ?? true),
  );
  const offset = input.options?.offset ?? 0;
  const limit = input.limit ?? input.maxRows ?? limits.searchRows;
  // Another order than the rank's needs all hits, as far as the search goes.
  const most = input.orderBy ? limits.searchHits : offset + limit;
  const sorted = input.orderBy
    ? sql`order by ${sql.ref(orderColumn(accountOrder, input.orderBy.Key))} ${sql.raw(input.orderBy.Value)} nulls last, ordinality`
    : sql`order by ordinality`;
  const { rows } = await sql<AccountRow>`
    select * from search_accounts(${wanted}, ${input.targetRoot ?? null}, ${types}::text[],
      ${input.showTerminatedAccounts ?? false}, ${most}) with ordinality
    ${sorted} limit ${limit} offset ${offset}`.execute(db);
  return rows.map((row) => {
    const { ProductName: _, ...result } = accountRow(
      row,
      mayActOnAccountType(session.user.Capability, row.account_type, 'Read'),
    ) as ReturnType<typeof accountRow> & { ProductName?: string };
    return result;
  });
});
