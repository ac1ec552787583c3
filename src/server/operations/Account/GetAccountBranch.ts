/** A branch in the order of its paths, so that each account follows the one above it. */
import { sql } from 'kysely';
import GetAccountBranch from '../../../../manifests/operations/Account/GetAccountBranch.ts';
import { handler } from '../../../define/contract/handler.ts';
import { mayActOnAccountType } from '../../../rules/accounts/rights.ts';
import { findAccount } from '../../accounts/find.ts';
import { type AccountRow, accountRow, accountRowColumns } from '../../accounts/row.ts';
import { inScope, isListed } from '../../db/in-scope.ts';
import { pageOf } from '../../db/list-query.ts';

interface More {
  readonly level: number;
  readonly parent: string | null;
  readonly parent_identificator: string | null;
}

export default handler(GetAccountBranch, async (input, context) => {
  const { db, session } = context;
  const branch =
    input.accountId === undefined ? sql`scope()` : sql`${(await findAccount(context, input.accountId)).path}`;
  const types = input.filter?.length ? sql`a.account_type = any (${input.filter}::text[])` : sql`true`;
  const columns = sql.join([...accountRowColumns, 'path', 'parent_account_id'].map((name) => sql.ref(`a.${name}`)));
  const found = sql<AccountRow & { path: string }>`
    select ${columns} from account a
    where a.path >= ${branch} and a.path < path_end(${branch}) and ${inScope('a.path')} and ${types}
      and (${input.showTerminatedAccounts ?? false} or a.account_state = 'Active') and ${isListed('a')}`;
  const above = (column: string) =>
    sql`(select ${sql.ref(column)} from account p where p.account_id = page.parent_account_id and ${inScope('p.path')})`;
  const { rows, total } = await pageOf(db, found, {
    order: {},
    standard: { path: 'asc' },
    more: sql<More>`array_length(string_to_array(page.path, '/'), 1) - array_length(string_to_array(scope(), '/'), 1) + 1 as level,
      ${above('p.display_name')} as parent, ${above('p.account_identificator')} as parent_identificator`,
    input,
  });
  return {
    TotalCount: total,
    Items: rows.map(({ level, parent, parent_identificator, ...row }) => ({
      ...accountRow(row, mayActOnAccountType(session.user.Capability, row.account_type, 'Read')),
      Level: level,
      ...(parent === null ? {} : { Parent: parent }),
      ...(parent_identificator === null ? {} : { ParentIdentificator: parent_identificator }),
    })),
  };
});
