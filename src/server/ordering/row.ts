/** An order as calls answer it. */
import { sql } from 'kysely';
import type { Order } from '../../../manifests/entities/order.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { Static } from '../../define/contract/schema.ts';
import { mayTake } from '../../rules/machines/machine.ts';
import { orderMachine } from '../../rules/machines/order.ts';
import { creditOf } from '../../rules/orders/credit.ts';
import { fromNumber, sumOf, toNumber } from '../../rules/prices/decimal.ts';
import { utc } from '../accounts/row.ts';
import { inDeal, ofSellerInScope } from '../db/in-scope.ts';

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
}

/** Worked out for the orders of a page alone. */
interface OrderFacts {
  readonly is_decider: boolean;
  readonly lines_count: number;
  readonly services: string;
  readonly sees_prices: boolean;
  readonly named: {
    readonly creator_name: string;
    readonly creator_told_id: number;
    readonly seller_name: string;
    readonly payer_name: string;
    readonly parent_name: string;
    readonly updated_by_name: string | null;
  };
  /** What it is to its payer's credit by now, while it waits. */
  readonly now: {
    readonly credit_limit: number | null;
    readonly open_value: number;
    readonly open_count: number;
  } | null;
}

/** @param ids of orders that the caller sees. @returns them, in this order. */
export async function ordersWithIds(context: CallContext, ids: readonly number[]): Promise<Static<typeof Order>[]> {
  if (ids.length === 0) return [];
  const { db, language } = context;
  const { rows } = await sql<OrderRow & OrderFacts>`
    with mine as materialized (select order_id from decided_by_session(${[...ids]}::bigint[], null) order_id),
      seen as materialized (select payer_id from payers_seen(array(
        select buyer_account_id from customer_order where order_id = any (${[...ids]}::bigint[]))) payer_id)
    select o.*, 'O-' || o.order_id as order_number,
      (select count(*)::integer from order_line l where l.order_id = o.order_id) as lines_count,
      (select string_agg(order_line_service(l.order_line_id, ${language}), ', ' order by l.line_no) from order_line l where l.order_id = o.order_id) as services,
      (select to_json(n) from order_names(o.order_id) n) as named,
      o.buyer_account_id in (select payer_id from seen) as sees_prices,
      ${ofSellerInScope('o.seller_account_id')} and o.order_id in (select order_id from mine) as is_decider,
      case when credit.order_id is not null then to_json(credit) end as now
    from customer_order o left join credits_beside(${[...ids]}::bigint[]) credit using (order_id)
    where o.order_id = any (${[...ids]}::bigint[])
      and (${inDeal('o')} or o.creator_account_id = ${context.session.user.UserAccountId})`.execute(db);
  const byId = new Map(rows.map((row) => [row.order_id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [orderOf(context, row)] : [];
  });
}

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
const reasonOf = (context: CallContext, row: OrderRow & OrderFacts): string | null =>
  row.state === 'Approved' && row.named.updated_by_name === null
    ? context.text('Within the credit limit')
    : row.approval_reason;

function orderOf(context: CallContext, row: OrderRow & OrderFacts): Static<typeof Order> {
  const { session } = context;
  const { named } = row;
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
    Seller: named.seller_name,
    PayerAccountId: row.buyer_account_id,
    Payer: named.payer_name,
    ParentAccountId: row.parent_account_id,
    ParentAccount: named.parent_name,
    CreatorAccountId: named.creator_told_id,
    Creator: named.creator_name,
    ...(reason !== null && { ApprovalReason: reason }),
    ...(named.updated_by_name !== null && { UpdatedBy: named.updated_by_name }),
    UpdatedOnUtc: utc(row.updated_utc),
    LinesCount: row.lines_count,
    Services: row.services ?? '',
    MayDecide: row.is_decider && mayTake(orderMachine.steps.approve, row.state),
    MayCancel: row.creator_account_id === session.user.UserAccountId && mayTake(orderMachine.steps.cancel, row.state),
  };
}
