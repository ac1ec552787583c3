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
  const column = (alias: string, name: string) => sql.ref(`${alias}.${name}`);
  const isOn = (alias: string) => sql<boolean>`${column(alias, 'account_type')} = any (${types}::text[])`;
  const isThere = (alias: string) =>
    sql<boolean>`(${input.showTerminatedAccounts ?? false} or ${column(alias, 'account_state')} = 'Active')`;
  const wanted = (alias: string) =>
    sql<boolean>`${isThere(alias)} and ${types ? isOn(alias) : sql`true`} and (${allReadable} or ${isListed(alias)})`;
  const leadsOn = (alias: string) =>
    sql<boolean>`exists (select from account below where below.path > ${column(alias, 'path')} and below.path < path_end(${column(alias, 'path')})
      and ${wanted('below')})`;
  /** Shown: in a shown state and of a shown type, and itself listed or with such a one below. */
  const shown = (alias: string) =>
    sql<boolean>`${isThere(alias)} and ${types ? isOn(alias) : sql`true`} and (${allReadable} or ${isListed(alias)} or ${leadsOn(alias)})`;
  /** Whose children stand on this level: the account, and below it those of types that are left out. It is in scope, so they all are. */
  const holders = types
    ? sql`with recursive holder as (
        select account_id from account where account_id = ${input.accountId} and ${inScope('path')}
        union all
        select left_out.account_id from holder join account left_out on left_out.parent_account_id = holder.account_id
        where not ${isOn('left_out')} and ${isThere('left_out')} and ${inScope('left_out.path')})`
    : sql`with holder as (select account_id from account where account_id = ${input.accountId} and ${inScope('path')})`;
  const columns = sql.join([...accountRowColumns, 'path'].map((name) => sql.ref(`a.${name}`)));
  const ranked = sql`array_position(array['Reseller','Company','Department','Product','User'], a.account_type) as rank`;
  const found =
    input.accountId === undefined
      ? sql<
          AccountRow & { rank: number }
        >`select ${columns}, ${ranked} from account a where a.path = scope() and ${inScope('a.path')}`
      : sql<AccountRow & { rank: number }>`${holders}
        select ${columns}, ${ranked} from holder join account a on a.parent_account_id = holder.account_id
        where ${shown('a')} limit ${limits.treeLevel}`;
  const { rows } = await pageOf(db, found, {
    order: accountOrder,
    ...readAccountOrder(context),
    standard: input.orderBy
      ? { display_name: 'asc', account_id: 'asc' }
      : { rank: 'asc', display_name: 'asc', account_id: 'asc' },
    more: types
      ? sql<{ has_children: boolean }>`${leadsOn('page')} as has_children`
      : sql<{ has_children: boolean }>`exists (
          select from account child where child.parent_account_id = page.account_id and ${shown('child')}) as has_children`,
    input: { ...input, limit: input.limit ?? limits.treePage },
  });
  if (!rows.length && input.accountId !== undefined) await findAccount(context, input.accountId);
  return rows.map((row) => ({ ...accountRow(row, readable(row.account_type)), HasChildren: row.has_children }));
});
