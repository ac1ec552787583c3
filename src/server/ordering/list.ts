/** Orders as lists show them: those of a company, and those that sellers decide on. */
import { sql } from 'kysely';
import type GetCreditCheckOrders from '../../../manifests/operations/Account/GetCreditCheckOrders.ts';
import type GetMyOrders from '../../../manifests/operations/Account/GetMyOrders.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { inDeal, ofSellerInScope } from '../db/in-scope.ts';
import { pageOf } from '../db/list-query.ts';
import { findOrder } from './find.ts';
import { orderFacts, orderOf, ordersWhere } from './row.ts';

type Page = DataOf<typeof GetMyOrders>;

const standard = { order_id: 'desc' } as const;
const order = {
  OrderId: 'order_id',
  OrderDateUtc: 'submitted_utc',
  UpdatedOnUtc: 'updated_utc',
  OrderValue: 'order_value',
  Status: 'state',
} as const;
const find = ['order_number', 'payer_name'] as const;

export async function myOrders(context: CallContext, input: InputOf<typeof GetMyOrders>): Promise<Page> {
  const { UserAccountId, CompanyAccount } = context.session.user;
  const mine = sql<boolean>`(customer_order.creator_account_id = ${UserAccountId}
    or customer_order.buyer_account_id = ${CompanyAccount.AccountId} and ${inDeal('customer_order')})`;
  const { rows, total } = await pageOf(context.db, ordersWhere(mine, input.states), {
    ...{ order, standard, find: [...find], input },
    more: orderFacts(context),
  });
  return { Items: rows.map((row) => orderOf(context, row)), TotalCount: total };
}

export async function creditCheckOrders(
  context: CallContext,
  { isMine = false, besidesOrderId, ...input }: InputOf<typeof GetCreditCheckOrders>,
): Promise<Page> {
  const payer = besidesOrderId === undefined ? undefined : (await findOrder(context, besidesOrderId)).PayerAccountId;
  const below = sql<boolean>`${ofSellerInScope('customer_order.seller_account_id')}
    and (${payer ?? null}::bigint is null or customer_order.buyer_account_id = ${payer ?? null} and customer_order.order_id <> ${besidesOrderId ?? null})
    and (not ${isMine}::boolean or ${context.session.user.UserAccountId} = any (deciders_of(customer_order.order_id)))`;
  const { rows, total } = await pageOf(context.db, ordersWhere(below, input.states), {
    order: { ...order, Payer: 'payer_name', AboveLimit: 'above_limit' },
    texts: { language: context.language, columns: ['payer_name'] },
    standard: { submitted_utc: 'asc', order_id: 'asc' },
    ...{ find: [...find], input },
    more: orderFacts(context),
  });
  return { Items: rows.map((row) => orderOf(context, row)), TotalCount: total };
}
