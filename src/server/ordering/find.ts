/** One order, as far as the session sees it, with its lines. */
import { sql } from 'kysely';
import type GetOrder from '../../../manifests/operations/Account/GetOrder.ts';
import type GetOrderLines from '../../../manifests/operations/Account/GetOrderLines.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { Failure } from '../calls/failure.ts';
import { inDeal } from '../db/in-scope.ts';
import { ordersWithIds } from './row.ts';

type Line = DataOf<typeof GetOrderLines>[number];

export const noOrder = (orderId: number): Failure => new Failure(404, 'noOrder', { orderId });

/** @throws 404 for one that is absent or out of sight. */
export async function findOrder(context: CallContext, orderId: number): Promise<DataOf<typeof GetOrder>> {
  const [order] = await ordersWithIds(context, [orderId]);
  if (!order) throw noOrder(orderId);
  return order;
}

interface LineRow {
  readonly order_line_id: number;
  readonly line_no: number;
  readonly account_id: number;
  readonly service_id: number;
  readonly service: string;
  readonly quantity: number;
  readonly quantity_before: number | null;
  readonly commitment_months: number;
  readonly billing: Line['Billing'];
  readonly line_value: number;
  readonly ended: Line['EndedParts'] | null;
  readonly fees: Line['Fees'] | null;
}

/** @throws 404 for an order that is absent or out of sight. */
export async function orderLines(context: CallContext, orderId: number): Promise<Line[]> {
  const order = await findOrder(context, orderId);
  const { rows } = await sql<LineRow>`
    select l.*, (
        select json_agg(json_build_object('AccountId', a.account_id, 'DisplayName', a.display_name, 'HasEnded', a.account_state = 'Terminated')
          order by a.account_id)
        from account a where a.account_id = any (l.ended_account_ids) and in_scope(a.path)) as ended,
      order_line_service(l.order_line_id, ${context.language}) as service, (
        select json_agg(json_build_object('ItemId', i.item_id, 'Name', service_name(i.names, ${context.language}, ''), 'Basis', i.basis,
          'Unit', i.unit, 'Billing', i.billing, 'Amount', p.amount) order by i.position, i.item_id)
        from order_line_price p cross join lateral item_facts(p.item_id) i
        where p.order_line_id = l.order_line_id and p.position = 1 and ${inDeal('p')}) as fees
    from order_line l where l.order_id = ${orderId} order by l.line_no`.execute(context.db);
  const seesValue = order.OrderValue !== undefined;
  return rows.map((row) => ({
    LineNo: row.line_no,
    AccountId: row.account_id,
    ServiceId: row.service_id,
    Service: row.service,
    Quantity: row.quantity,
    ...(row.quantity_before !== null && { QuantityBefore: row.quantity_before }),
    CommitmentMonths: row.commitment_months,
    Billing: row.billing,
    Currency: order.Currency,
    ...(seesValue && { Value: row.line_value }),
    ...(row.ended && { Ends: row.ended.map(({ DisplayName }) => DisplayName).join(', ') }),
    EndedParts: row.ended ?? [],
    Fees: (seesValue && row.fees) || [],
  }));
}
