/** Decisions about orders: by whom the seller has designated, or by who asked; whoever comes second learns who was first. */
import { sql } from 'kysely';
import type { Order } from '../../../manifests/entities/order.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { Static } from '../../define/contract/schema.ts';
import { Failure } from '../calls/failure.ts';
import { findOrder, noOrder } from './find.ts';
import type { OrderRow } from './row.ts';

interface Outcome {
  readonly outcome: 'done' | 'absent' | 'refused' | 'decided';
  readonly state: OrderRow['state'] | null;
  readonly by_name: string | null;
}

/** What whoever comes second is told, where nobody or somebody decided. */
const second = {
  Approved: { already: 'approvedAlready', by: 'approvedBy' },
  Rejected: { already: 'declinedAlready', by: 'declinedBy' },
  Cancelled: { already: 'cancelledAlready', by: 'cancelledBy' },
} as const;

export async function decideOrder(
  context: CallContext,
  orderId: number,
  decision: 'Approved' | 'Rejected',
  reason: string | undefined,
): Promise<Static<typeof Order>> {
  const { rows } = await sql<Outcome>`
    select * from decide_order(${orderId}, ${decision}, ${reason?.trim() || null}, ${context.session.user.ImpersonatorAccountId ?? null})`.execute(
    context.db,
  );
  if (rows[0]?.outcome === 'refused') throw new Failure(403, 'notDesignated');
  return decided(context, orderId, rows[0]);
}

export async function cancelOrder(context: CallContext, orderId: number): Promise<Static<typeof Order>> {
  const { rows } = await sql<Outcome>`select * from cancel_order(${orderId})`.execute(context.db);
  return decided(context, orderId, rows[0]);
}

async function decided(context: CallContext, orderId: number, result: Outcome | undefined) {
  const { outcome, state, by_name } = result ?? { outcome: 'absent', state: null, by_name: null };
  if (outcome === 'absent') throw noOrder(orderId);
  if (outcome === 'decided' && state !== null && state !== 'Pending') {
    const { already, by } = second[state];
    throw by_name === null ? new Failure(409, already) : new Failure(409, by, { name: by_name });
  }
  return findOrder(context, orderId);
}
