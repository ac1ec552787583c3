/** Orders lines of the caller's cart: all or none of them, one order for each account that they are for. */
import { sql } from 'kysely';
import type OrderCart from '../../../manifests/operations/Account/OrderCart.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { fromNumber, sumOf, toText } from '../../rules/prices/decimal.ts';
import { Failure } from '../calls/failure.ts';
import { type CheckedLine, checkedLines } from './cart-line.ts';
import { takeFromCart } from './cart-taken.ts';
import { placedDetails, placeOrder } from './place.ts';

/** @throws 404 for a line that is not in the cart any more, 409 naming every line that cannot be ordered so, and where all is worth something else than was shown. */
export async function orderCart(
  context: CallContext,
  { cartLineIds, expectedTotal }: InputOf<typeof OrderCart>,
): Promise<DataOf<typeof OrderCart>> {
  const lines = await checkedLines(context, sql<boolean>`c.cart_line_id = any (${[...cartLineIds]}::bigint[])`);
  // Whoever orders them at the same time waits here, and finds nothing any more.
  await takeFromCart(context, cartLineIds);
  assertSound(lines);
  const placed = [];
  for (const parent of new Set(lines.map(({ row }) => row.parent_account_id))) {
    const those = lines.filter(({ row }) => row.parent_account_id === parent);
    placed.push(await placeOrder(context, wantedOf(parent, those)));
  }
  const orders = placed.map(({ Order }) => Order);
  const values = orders.flatMap(({ OrderValue }) => (OrderValue === undefined ? [] : [fromNumber(OrderValue)]));
  const total = sumOf(values);
  if (expectedTotal !== undefined && values.length === orders.length && fromNumber(expectedTotal) !== total)
    throw new Failure(409, 'priceChanged', { total: toText(total), currency: orders[0]?.Currency ?? '' });
  context.audit({
    details: placedDetails(
      orders.map(({ OrderNumber }) => OrderNumber).join(', '),
      placed.flatMap(({ ended }) => ended),
    ),
  });
  return { Orders: orders, AccountIds: placed.flatMap(({ AccountIds }) => AccountIds) };
}

function assertSound(lines: readonly CheckedLine[]): void {
  const faulty = lines.filter(({ problem }) => problem !== undefined);
  const [first] = faulty;
  if (!first) return;
  const fields = faulty.map(({ row, problem = '' }) => [`cartLineIds.${row.cart_line_id}`, problem] as const);
  const name = first.row.service_name ?? String(first.row.cart_line_id);
  throw new Failure(409, 'cartLinesFaulty', { name, problem: first.problem ?? '' }, Object.fromEntries(fields));
}

const wantedOf = (parentAccountId: number, lines: readonly CheckedLine[]) => ({
  parentAccountId,
  lines: lines.map(({ row, term }) => ({
    ...term,
    serviceId: row.service_id,
    quantity: row.quantity,
    configuration: row.configuration,
    endedAccountIds: [...row.ended_account_ids],
  })),
});
