/** The database finds and ranks; a blank text finds nothing. */
import { sql } from 'kysely';
import SearchAccounts from '../../../../manifests/operations/Account/SearchAccounts.ts';
import { handler } from '../../../define/contract/handler.ts';
import { mayActOnAccountType } from '../../../rules/accounts/rights.ts';
import { limits } from '../../../rules/limits.ts';
import { namesAbove } from '../../accounts/choose.ts';
import { type AccountRow, accountOrder, accountRow, readAccountOrder } from '../../accounts/row.ts';
import { offsetOf, pageOf } from '../../db/list-query.ts';

const allTypes = ['Reseller', 'Company', 'Department', 'Product', 'User'] as const;

export default handler(SearchAccounts, async (input, context) => {
  const { db, session } = context;
  const wanted = input.searchString.trim();
  if (!wanted) return [];
  const types = (input.filter?.length ? input.filter : allTypes).filter(
    (type) => type !== 'Department' || (input.includeDepartment ?? true),
  );
  const limit = input.limit ?? input.maxRows ?? limits.searchRows;
  // Another order than the rank's needs all hits, as far as the search goes.
  const most = input.orderBy ? limits.searchHits : offsetOf(input) + limit;
  const found = sql<AccountRow & { ordinality: number; path: string }>`
    select * from search_accounts(${wanted}, ${input.targetRoot ?? null}, ${types}::text[],
      ${input.showTerminatedAccounts ?? false}, ${most}) with ordinality`;
  const { rows } = await pageOf(db, found, {
    order: accountOrder,
    ...readAccountOrder(context),
    standard: { ordinality: 'asc' },
    more: sql<{ above: string }>`${namesAbove} as above`,
    input: { ...input, limit },
  });
  return rows.map((row) => {
    const { ProductName: _, ...result } = accountRow(
      row,
      mayActOnAccountType(session.user.Capability, row.account_type, 'Read'),
    ) as ReturnType<typeof accountRow> & { ProductName?: string };
    return { ...result, ...(row.above && { Above: row.above }) };
  });
});
