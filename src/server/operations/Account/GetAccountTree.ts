/** The children of an account, each with whether a further level would show; without an id, the topmost visible account. */
import { sql } from 'kysely';
import GetAccountTree from '../../../../manifests/operations/Account/GetAccountTree.ts';
import { handler } from '../../../define/contract/handler.ts';
import { type AccountTypeName, accountObjectType, mayActOnAccountType } from '../../../rules/accounts/rights.ts';
import { limits } from '../../../rules/limits.ts';
import { findAccount } from '../../accounts/find.ts';
import { type AccountRow, accountOrder, accountRow, accountRowColumns, readAccountOrder } from '../../accounts/row.ts';
import { inScope, isListed } from '../../db/in-scope.ts';
import { pageOf } from '../../db/list-query.ts';

export default handler(GetAccountTree, async (input, context) => {
  const { db, session } = context;
  const types = input.filter?.length ? input.filter : null;
  const readable = (type: AccountTypeName) => mayActOnAccountType(session.user.Capability, type, 'Read');
  const allReadable = Object.keys(accountObjectType).every((type) => readable(type as AccountTypeName));
  const wanted = (alias: string) =>
    sql<boolean>`(${types}::text[] is null or ${sql.ref(`${alias}.account_type`)} = any (${types}::text[]))
      and (${allReadable} or ${isListed(alias)})`;
  /** Shown: in a shown state, and itself wanted or with such a one below. */
  const shown = (alias: string) => {
    const column = (name: string) => sql.ref(`${alias}.${name}`);
    return sql<boolean>`(${input.showTerminatedAccounts ?? false} or ${column('account_state')} = 'Active')
      and (${types === null && allReadable} or ${wanted(alias)}
        or exists (select from account below where below.path > ${column('path')} and below.path < path_end(${column('path')})
          and ${wanted('below')}
          and (${input.showTerminatedAccounts ?? false} or below.account_state = 'Active')))`;
  };
  const level =
    input.accountId === undefined
      ? sql`a.path = scope()`
      : sql`a.parent_account_id = ${input.accountId} and exists (
            select from account parent where parent.account_id = a.parent_account_id and ${inScope('parent.path')})`;
  const columns = sql.join([...accountRowColumns, 'path'].map((name) => sql.ref(`a.${name}`)));
  const found = sql<AccountRow & { rank: number }>`
    select ${columns}, array_position(array['Reseller','Company','Department','Product','User'], a.account_type) as rank
    from account a
    where ${level} and ${inScope('a.path')} ${input.accountId === undefined ? sql`` : sql`and ${shown('a')}`}`;
  const { rows } = await pageOf(db, found, {
    order: accountOrder,
    ...readAccountOrder(context),
    standard: input.orderBy
      ? { display_name: 'asc', account_id: 'asc' }
      : { rank: 'asc', display_name: 'asc', account_id: 'asc' },
    more: sql<{ has_children: boolean }>`exists (
      select from account child where child.parent_account_id = page.account_id and ${shown('child')}) as has_children`,
    input: { ...input, limit: input.limit ?? limits.treePage },
  });
  if (!rows.length && input.accountId !== undefined) await findAccount(context, input.accountId);
  return rows.map((row) => ({ ...accountRow(row, readable(row.account_type)), HasChildren: row.has_children }));
});
