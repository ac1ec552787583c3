/** Orders as lists show them: those of a company, and those that sellers decide on. */
import { type RawBuilder, sql } from 'kysely';
import type GetCreditCheckOrders from '../../../manifests/operations/Account/GetCreditCheckOrders.ts';
import type GetMyOrders from '../../../manifests/operations/Account/GetMyOrders.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import type { ListInput } from '../../rules/list-call.ts';
import type { orderMachine } from '../../rules/machines/order.ts';
import { type DealSearch, isFoundDeal } from '../accounts/deals-found.ts';
import { assertMeets } from '../calls/internal-read.ts';
import { priceRight } from '../catalogue/prices-shown.ts';
import { inDeal, ofSellerInScope } from '../db/in-scope.ts';
import { type PageQuery, pageOf, wordsOf } from '../db/list-query.ts';
import { findOrder } from './find.ts';
import { ordersWithIds } from './row.ts';

type Page = DataOf<typeof GetMyOrders>;

const standard = { order_id: 'desc' } as const;
const order = {
  OrderId: 'order_id',
  OrderDateUtc: 'submitted_utc',
  UpdatedOnUtc: 'updated_utc',
  OrderValue: 'order_value',
  Status: 'state',
} as const;

export async function myOrders(context: CallContext, input: InputOf<typeof GetMyOrders>): Promise<Page> {
  const { UserAccountId, CompanyAccount } = context.session.user;
  assertOrderShown(context, input);
  const mine = sql<boolean>`(customer_order.creator_account_id = ${UserAccountId}
    or customer_order.buyer_account_id = ${CompanyAccount.AccountId} and ${inDeal('customer_order')})`;
  return pageOfOrders(context, foundOrders(withWords(mine, input, { bought: true, sold: false }), input, false), {
    order,
    input,
  });
}

export async function creditCheckOrders(
  context: CallContext,
  { isMine = false, besidesOrderId, ...input }: InputOf<typeof GetCreditCheckOrders>,
): Promise<Page> {
  const payer = besidesOrderId === undefined ? undefined : (await findOrder(context, besidesOrderId)).PayerAccountId;
  assertOrderShown(context, input);
  const states = input.states?.length ? input.states : null;
  const below = sql<boolean>`${ofSellerInScope('customer_order.seller_account_id')}
    and (${payer ?? null}::bigint is null or customer_order.buyer_account_id = ${payer ?? null} and customer_order.order_id <> ${besidesOrderId ?? null})
    and (not ${isMine}::boolean or customer_order.order_id in (select decided_by_session(null, ${states}::text[])))`;
  const found = withWords(below, input, { bought: false, sold: true });
  return pageOfOrders(context, foundOrders(found, input, input.orderBy?.Key === 'Payer'), {
    order: { ...order, Payer: 'payer_name', AboveLimit: 'above_limit' },
    texts: { language: context.language, columns: ['payer_name'] },
    standard: { submitted_utc: 'asc', order_id: 'asc' },
    input,
  });
}

/** Those of the orders that the words of the find box find. */
function withWords(
  condition: RawBuilder<boolean>,
  input: ListInput,
  of: Pick<DealSearch, 'bought' | 'sold'>,
): RawBuilder<boolean> {
  const words = wordsOf(input);
  if (words === undefined) return condition;
  return sql<boolean>`${condition} and ${isFoundDeal('customer_order.order_id', { kind: 'Order', words, ...of })}`;
}

/** A list put in the order of what it does not show would tell it. @throws 403 */
function assertOrderShown(
  { session }: CallContext,
  { orderBy }: { readonly orderBy?: { readonly Key: string } | undefined },
): void {
  if (orderBy?.Key === 'OrderValue' || orderBy?.Key === 'AboveLimit') assertMeets(session.user.Capability, priceRight);
}

interface FoundOrder {
  readonly order_id: number;
  readonly submitted_utc: Date;
  readonly updated_utc: Date;
  readonly order_value: number;
  readonly state: (typeof orderMachine.states)[number];
  readonly order_number: string;
  readonly above_limit: number;
  readonly payer_name: string | null;
}

/** What is worked out of an order is so for those of the page alone. */
async function pageOfOrders<Key extends string>(
  context: CallContext,
  found: RawBuilder<FoundOrder>,
  how: Omit<PageQuery<FoundOrder, object, Key>, 'standard'> & Partial<Pick<PageQuery<FoundOrder>, 'standard'>>,
): Promise<Page> {
  const { rows, total } = await pageOf(context.db, found, { standard, ...how });
  const ids = rows.map(({ order_id }) => order_id);
  return { Items: await ordersWithIds(context, ids), TotalCount: total };
}

/**
 * What orders are found and ordered by.
 * @param namesPayers with the names of those who pay, whom the session need not see as accounts: each is asked for once for all of his orders.
 */
const foundOrders = (
  condition: RawBuilder<boolean>,
  { states }: { readonly states?: readonly FoundOrder['state'][] | undefined },
  namesPayers: boolean,
): RawBuilder<FoundOrder> => {
  const found = sql<FoundOrder>`
    select order_id, submitted_utc, updated_utc, order_value, state, 'O-' || order_id as order_number, buyer_account_id,
      greatest(0, exposure - coalesce(credit_limit, 0)) as above_limit
    from customer_order
    where ${condition} and (${states?.length ? states : null}::text[] is null or customer_order.state = any (${states ?? null}::text[]))`;
  if (!namesPayers) return found;
  return sql<FoundOrder>`
    with chosen as materialized (${found})
    select chosen.*, payer.payer_name
    from chosen join (
      select one.buyer_account_id, named.payer_name
      from (select buyer_account_id, min(order_id) as order_id from chosen group by buyer_account_id) one
      cross join lateral order_names(one.order_id) named) payer using (buyer_account_id)`;
};
