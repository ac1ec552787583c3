/** An order as calls answer it. */
import { type RawBuilder, sql } from 'kysely';
import type { Order } from '../../../manifests/entities/order.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { Static } from '../../define/contract/schema.ts';
import { mayTake } from '../../rules/machines/machine.ts';
import { orderMachine } from '../../rules/machines/order.ts';
import { creditOf } from '../../rules/orders/credit.ts';
import { fromNumber, sumOf, toNumber } from '../../rules/prices/decimal.ts';
import { utc } from '../accounts/row.ts';

export interface OrderRow {
  readonly order_id: number;
  readonly creator_account_id: number;
  readonly parent_account_id: number;
  readonly seller_account_id: number;
  readonly buyer_account_id: number;
  readonly currency: string;
  readonly order_value: number;
  readonly credit_limit: number | null;
  readonly exposure: number;
  readonly state: (typeof orderMachine.states)[number];
  readonly approval_reason: string | null;
  readonly updated_utc: Date;
  readonly submitted_utc: Date;
  readonly order_number: string;
  readonly above_limit: number;
  readonly creator_name: string;
  readonly creator_told_id: number;
  readonly seller_name: string;
  readonly payer_name: string;
  readonly parent_name: string;
  readonly updated_by_name: string | null;
}

/** Worked out for the rows of a page alone. */
export interface OrderFacts {
  readonly lines_count: number;
  readonly services: string;
  readonly sees_prices: boolean;
  readonly is_decider: boolean;
  /** What it is to its payer's credit by now, while it waits. */
  readonly now: {
    readonly credit_limit: number | null;
    readonly open_value: number;
    readonly open_count: number;
  } | null;
}

/** @returns columns beside those of an order that stands as `page`. */
export const orderFacts = ({ session, language }: CallContext): RawBuilder<OrderFacts> => sql<OrderFacts>`
  (select count(*)::integer from order_line l where l.order_id = page.order_id) as lines_count,
  (select string_agg(order_line_service(l.order_line_id, ${language}), ', ' order by l.line_no) from order_line l where l.order_id = page.order_id) as services,
  sees_prices_of(page.buyer_account_id) as sees_prices,
  page.seller_account_id = any ((select scope_sellers())::bigint[])
    and ${session.user.UserAccountId} = any (deciders_of(page.order_id)) as is_decider,
  case when page.state = 'Pending' then (select to_json(c) from credit_facts(page.buyer_account_id, page.order_id) c where c.open_value is not null) end as now`;

/** Of an order whose payer's credit the caller may read: as it is while it waits, else as it was when it was decided. */
function creditIn({ order_value: value, exposure: then, credit_limit, now }: OrderRow & OrderFacts) {
  const limit = now ? now.credit_limit : credit_limit;
  const open = now?.open_value ?? toNumber(sumOf([fromNumber(then), fromNumber(-value)]));
  const { exposure, above } = creditOf({
    ...{ open: fromNumber(open), value: fromNumber(value) },
    limit: limit === null ? undefined : fromNumber(limit),
  });
  return {
    ...(limit !== null && { CreditLimit: limit }),
    Exposure: toNumber(exposure),
    AboveLimit: toNumber(above),
    Credit: { Open: open, Added: value, ...(limit !== null && { Limit: limit }) },
    ...(now && { OpenOrdersCount: now.open_count }),
  };
}

/** In the caller's language where nobody had to decide. */
const reasonOf = (context: CallContext, row: OrderRow): string | null =>
  row.state === 'Approved' && row.updated_by_name === null
    ? context.text('Within the credit limit')
    : row.approval_reason;

export function orderOf(context: CallContext, row: OrderRow & OrderFacts): Static<typeof Order> {
  const { session } = context;
  const reason = reasonOf(context, row);
  return {
    OrderId: row.order_id,
    OrderNumber: row.order_number,
    Status: row.state,
    OrderDateUtc: utc(row.submitted_utc),
    Currency: row.currency,
    ...(row.sees_prices && {
      OrderValue: row.order_value,
      ...creditIn(row),
    }),
    SellerAccountId: row.seller_account_id,
    Seller: row.seller_name,
    PayerAccountId: row.buyer_account_id,
    Payer: row.payer_name,
    ParentAccountId: row.parent_account_id,
    ParentAccount: row.parent_name,
    CreatorAccountId: row.creator_told_id,
    Creator: row.creator_name,
    ...(reason !== null && { ApprovalReason: reason }),
    ...(row.updated_by_name !== null && { UpdatedBy: row.updated_by_name }),
    UpdatedOnUtc: utc(row.updated_utc),
    LinesCount: row.lines_count,
    Services: row.services ?? '',
    MayDecide: row.is_decider && mayTake(orderMachine.steps.approve, row.state),
    MayCancel: row.creator_account_id === session.user.UserAccountId && mayTake(orderMachine.steps.cancel, row.state),
  };
}

/** With the names of the parties, which the session need not see as accounts. */
export const ordersWhere = (condition: RawBuilder<boolean>, states?: readonly OrderRow['state'][]) => sql<
  OrderRow & OrderFacts
>`
  select customer_order.*, 'O-' || customer_order.order_id as order_number,
    greatest(0, customer_order.exposure - coalesce(customer_order.credit_limit, 0)) as above_limit, named.*
  from customer_order cross join lateral order_names(customer_order.order_id) named
  where ${condition} and (${states?.length ? states : null}::text[] is null or customer_order.state = any (${states ?? null}::text[]))`;
