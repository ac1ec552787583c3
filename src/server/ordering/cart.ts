/** The cart of the caller: what he orders at once, kept until he does. */
import { sql } from 'kysely';
import type AddCartLine from '../../../manifests/operations/Account/AddCartLine.ts';
import type GetCart from '../../../manifests/operations/Account/GetCart.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { limits } from '../../rules/limits.ts';
import { creditOf } from '../../rules/orders/credit.ts';
import { fromNumber, sumOf, toNumber, zero } from '../../rules/prices/decimal.ts';
import { Failure } from '../calls/failure.ts';
import { type CheckedLine, checkedLines, lineOf } from './cart-line.ts';
import { takeFromCart } from './cart-taken.ts';
import { partsToEnd } from './ended-parts.ts';
import { feesOf, worthOf } from './fees.ts';
import { creditFor } from './price.ts';
import { termOf } from './term.ts';
import { findParent, servicesOf } from './wanted.ts';

type Line = DataOf<typeof GetCart>[number];

const mine = ({ session }: CallContext): number => session.user.UserAccountId;

export async function cartLines(context: CallContext): Promise<Line[]> {
  const lines = await checkedLines(context, sql<boolean>`true`);
  const beyond = await firstAboveCredit(context, lines);
  return lines.map((line) =>
    lineOf(context, line, line === beyond ? (line.fees[0]?.seller_name ?? undefined) : undefined),
  );
}

/** The line with which the cart, in its order, is worth more than its payer's credit; for whoever may read what is paid. */
async function firstAboveCredit(context: CallContext, lines: readonly CheckedLine[]): Promise<CheckedLine | undefined> {
  const sound = lines.filter(({ problem }) => problem === undefined);
  const payer = sound[0]?.fees[0]?.payer;
  if (payer === undefined) return undefined;
  const { OpenOrders, CreditLimit = 0 } = await creditFor(context, payer, []);
  if (OpenOrders === undefined) return undefined;
  const limit = fromNumber(CreditLimit);
  let value = zero;
  return sound.find((line) => {
    value = sumOf([value, line.value ?? zero]);
    return !creditOf({ limit, open: fromNumber(OpenOrders), value }).isWithin;
  });
}

/** @throws 404 for one that is not there any more, or somebody else's. */
export const cartLine = async (context: CallContext, cartLineId: number): Promise<Line> =>
  lineOf(context, await checkedOne(context, cartLineId), undefined);

async function checkedOne(context: CallContext, cartLineId: number): Promise<CheckedLine> {
  const [line] = await checkedLines(context, sql<boolean>`c.cart_line_id = ${cartLineId}`);
  if (!line) throw new Failure(404, 'noCartLine', { cartLineId });
  return line;
}

/** @throws 404 for what the caller does not see, 409 when the cart is full, or somebody else pays for what stands in it. */
export async function addCartLine(context: CallContext, input: InputOf<typeof AddCartLine>): Promise<Line> {
  const { db } = context;
  const term = termOf(input.term);
  await findParent(context, input.parentAccountId);
  await servicesOf(context, [input]);
  await partsToEnd(context, [input]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${mine(context)}`}, 0))`.execute(db);
  if (input.replaces !== undefined) await takeFromCart(context, [input.replaces]);
  const fees = await feesOf(context, input.parentAccountId, { ...input, ...term });
  const others = await checkedLines(context, sql<boolean>`true`);
  if (others.length >= limits.cartLines) throw new Failure(409, 'cartFull', { n: limits.cartLines });
  const other = others.find(({ problem }) => problem === undefined)?.fees[0];
  if (other && fees[0] && other.payer !== fees[0].payer)
    throw new Failure(409, 'anotherPayer', { payer: other.payer_name });
  const { cart_line_id } = await db
    .insertInto('cart_line')
    .values({
      user_account_id: mine(context),
      parent_account_id: input.parentAccountId,
      service_id: input.serviceId,
      quantity: input.quantity,
      commitment_months: term.commitmentMonths,
      billing: term.billing,
      configuration: JSON.stringify(input.configuration ?? {}) as never,
      ended_account_ids: [...(input.endedAccountIds ?? [])],
      shown_value: input.shownValue ?? worthNow(fees, input.quantity),
    })
    .returning('cart_line_id')
    .executeTakeFirstOrThrow();
  return cartLine(context, cart_line_id);
}

function worthNow(fees: Awaited<ReturnType<typeof feesOf>>, quantity: number): number | null {
  const worth = fees[0]?.currency ? worthOf(fees, fees[0].currency, quantity) : undefined;
  return worth === undefined ? null : toNumber(worth);
}

/** @throws 404 for one that is not there any more, or somebody else's. */
export async function setCartLineQuantity(context: CallContext, cartLineId: number, quantity: number): Promise<Line> {
  const ofCaller = (shown: { quantity: number; shown_value?: number | null }) =>
    context.db
      .updateTable('cart_line')
      .set(shown)
      .where('user_account_id', '=', mine(context))
      .where('cart_line_id', '=', cartLineId)
      .execute();
  await ofCaller({ quantity });
  const line = await checkedOne(context, cartLineId);
  const { problem, value } = line;
  const shown_value = problem === undefined && value !== undefined ? toNumber(value) : null;
  await ofCaller({ quantity, shown_value });
  return lineOf(context, { ...line, row: { ...line.row, shown_value } }, undefined);
}
