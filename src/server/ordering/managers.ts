/** Who of a seller's people decides on orders: named for one customer, or for all who have nobody of their own. */

import { sql } from 'kysely';
import type GetAccountManagers from '../../../manifests/operations/Account/GetAccountManagers.ts';
import type GetManagedCustomers from '../../../manifests/operations/Account/GetManagedCustomers.ts';
import type SetAccountManager from '../../../manifests/operations/Account/SetAccountManager.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { findAccount } from '../accounts/find.ts';
import { Failure } from '../calls/failure.ts';
import { inScope } from '../db/in-scope.ts';
import { pageOf } from '../db/list-query.ts';
import { inOrderOf } from '../db/reader-order.ts';

interface ManagerRow {
  readonly user_account_id: number;
  readonly name: string;
  readonly is_for_others: boolean;
  readonly customers: readonly string[];
}

/** @throws 404 for a seller out of sight. */
export async function accountManagers(
  context: CallContext,
  sellerAccountId: number,
): Promise<DataOf<typeof GetAccountManagers>> {
  await findAccount(context, sellerAccountId);
  const { rows } = await sql<ManagerRow>`
    select u.account_id as user_account_id, u.display_name as name,
      coalesce(bool_or(m.account_manager_id is not null and m.buyer_account_id is null), false) as is_for_others,
      coalesce(array_agg(b.display_name order by ${inOrderOf(sql`b.display_name`, context.language)}) filter (where b.account_id is not null), '{}') as customers
    from holders_of(${sellerAccountId}, 'CREDITCHECK_ORDERMANAGEMENT', array['Execute']) able
    join account u on u.account_id = able.user_account_id and in_scope(u.path)
    left join account_manager m on m.user_account_id = u.account_id and m.seller_account_id = ${sellerAccountId}
    left join account b on b.account_id = m.buyer_account_id and b.parent_account_id = m.seller_account_id and in_scope(b.path)
    group by u.account_id, u.display_name order by ${inOrderOf(sql`u.display_name`, context.language)}, u.account_id`.execute(
    context.db,
  );
  return rows.map(({ user_account_id, name, is_for_others, customers }) => ({
    UserAccountId: user_account_id,
    Name: name,
    IsForOthers: is_for_others,
    CustomersCount: customers.length,
    Customers: [...customers],
  }));
}

interface CustomerRow {
  readonly account_id: number;
  readonly display_name: string;
  readonly account_type: 'Company' | 'Reseller';
  readonly decides: DataOf<typeof GetManagedCustomers>['Items'][number]['Decides'];
}

/** A page of the customers of a seller. @throws 404 for a seller or a person out of sight. */
export async function managedCustomers(
  context: CallContext,
  input: InputOf<typeof GetManagedCustomers>,
): Promise<DataOf<typeof GetManagedCustomers>> {
  const { sellerAccountId, userAccountId } = input;
  await findAccount(context, sellerAccountId);
  await findAccount(context, userAccountId);
  const wanted = input.decides?.length ? input.decides : null;
  const named = sql`from account_manager m where m.seller_account_id = ${sellerAccountId}`;
  const found = sql<CustomerRow>`
    select * from (
      select a.account_id, a.display_name, a.account_type,
        case when exists (select ${named} and m.buyer_account_id = a.account_id and m.user_account_id = ${userAccountId}) then 'Named'
          when exists (select ${named} and m.buyer_account_id = a.account_id) then 'Other'
          else 'Nobody' end as decides
      from account a
      where a.parent_account_id = ${sellerAccountId} and a.account_type in ('Company', 'Reseller')
        and a.account_state <> 'Terminated' and ${inScope('a.path')}) customer
    where ${wanted}::text[] is null or decides = any (${wanted})`;
  const { rows, total } = await pageOf<CustomerRow, 'DisplayName', { readonly managers: readonly string[] }>(
    context.db,
    found,
    {
      order: { DisplayName: 'display_name' },
      texts: { language: context.language, columns: ['display_name'] },
      standard: { display_name: 'asc', account_id: 'asc' },
      find: ['display_name'],
      more: sql`array(select u.display_name from account_manager m
        join account u on u.account_id = m.user_account_id and in_scope(u.path)
        where m.seller_account_id = ${sellerAccountId} and m.buyer_account_id = page.account_id
        order by ${inOrderOf(sql`u.display_name`, context.language)}) as managers`,
      input,
    },
  );
  return {
    Items: rows.map((row) => ({
      AccountId: row.account_id,
      DisplayName: row.display_name,
      AccountType: row.account_type,
      Decides: row.decides,
      Managers: [...row.managers],
    })),
    TotalCount: total,
  };
}

/** @returns the names. @throws 404 for whom the session does not see, 409 for who may not decide, or does not buy from the seller. */
export async function setAccountManager(
  context: CallContext,
  { sellerAccountId, userAccountId, buyerAccountId, isManager }: InputOf<typeof SetAccountManager>,
): Promise<{ readonly user: string; readonly customer: string | undefined }> {
  const { db } = context;
  await findAccount(context, sellerAccountId, { alive: 'terminated', hold: 'share' });
  const user = await findAccount(context, userAccountId);
  const buyer =
    buyerAccountId === undefined ? undefined : await findAccount(context, buyerAccountId, { hold: 'share' });
  const row = {
    seller_account_id: sellerAccountId,
    buyer_account_id: buyerAccountId ?? null,
    user_account_id: userAccountId,
  };
  const names = { user: user.display_name, customer: buyer?.display_name };
  if (!isManager) {
    await db
      .deleteFrom('account_manager')
      .where('seller_account_id', '=', sellerAccountId)
      .where('user_account_id', '=', userAccountId)
      .where('buyer_account_id', 'is not distinct from', row.buyer_account_id)
      .execute();
    return names;
  }
  if (buyer && (buyer.parent_account_id !== sellerAccountId || !buysItself(buyer.account_type)))
    throw new Failure(409, 'notCustomerOf', { name: buyer.display_name });
  if (!(await mayDecide(context, sellerAccountId, userAccountId)))
    throw new Failure(409, 'mayNotDecide', { name: user.display_name });
  await db
    .insertInto('account_manager')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return names;
}

const buysItself = (type: string): boolean => type === 'Reseller' || type === 'Company';

async function mayDecide({ db }: CallContext, seller: number, user: number): Promise<boolean> {
  const { rows } = await sql`select from holders_of(${seller}, 'CREDITCHECK_ORDERMANAGEMENT', array['Execute']) able
    where able.user_account_id = ${user}`.execute(db);
  return rows.length > 0;
}
