/** The database finds and ranks; a blank text finds nothing. */
import { sql } from 'kysely';
import SearchAccounts from '../../../../manifests/operations/Account/SearchAccounts.ts';
import { handler } from '../../../define/handler.ts';
import { limits } from '../../../rules/limits.ts';
import { type AccountRow, accountRow } from '../../account-row.ts';

const allTypes = ['Reseller', 'Company', 'Department', 'Product', 'User'] as const;

export default handler(SearchAccounts, async (input, { db }) => {
  const wanted = input.searchString.trim();
  if (!wanted) return [];
  const types = (input.filter?.length ? input.filter : allTypes).filter(
    (type) => type !== 'Department' || (input.includeDepartment ?? true),
  );
  const { rows } = await sql<AccountRow>`
    select * from search_accounts(${wanted}, ${input.targetRoot ?? null}, ${types}::text[],
      ${input.showTerminatedAccounts ?? false}, ${input.maxRows ?? limits.searchRows})`.execute(db);
  return rows.map((row) => {
    const { ProductName: _, ...result } = accountRow(row) as ReturnType<typeof accountRow> & { ProductName?: string };
    return result;
  });
});
