/** The lines of bills: what is due of each fee at the price of its first day. An estimate has the same ones as a bill run. */
import type { Kysely } from 'kysely';
import { type DuePiece, dueIn } from '../../rules/billing/due.ts';
import type { IntervalId } from '../../rules/billing/interval.ts';
import type { Period } from '../../rules/billing/period.ts';
import { pieceAmount, usageAmount } from '../../rules/billing/proration.ts';
import { tierPriceOn } from '../../rules/billing/tier-price-on.ts';
import { type Day, holdsOn } from '../../rules/prices/candidate.ts';
import type { Decimal } from '../../rules/prices/decimal.ts';
import type { Tables } from '../db/tables.ts';
import type { SoldFee } from './facts.ts';
import { type AskedPrice, listedPrices } from './listed-prices.ts';
import type { Used } from './usage.ts';

/** Of what is paid by use: how much of it was used. */
export interface UsedPiece {
  readonly covers: Period;
  readonly used: Decimal;
}

export interface BilledLine {
  readonly sold: SoldFee;
  readonly piece: DuePiece | UsedPiece;
  readonly unitPrice: Decimal;
  readonly amount: Decimal;
  /** undefined: what a pricelist asks, and kept nowhere yet. */
  readonly tierPriceId: number | undefined;
  readonly asked: AskedPrice;
}

/** A piece that nobody has a price for. */
export interface Unpriced {
  readonly buyer: number;
  readonly accountId: number;
  readonly itemId: number;
}

export interface Lines {
  readonly lines: readonly BilledLine[];
  readonly unpriced: readonly Unpriced[];
}

interface Due {
  readonly sold: SoldFee;
  readonly piece: DuePiece | UsedPiece;
  readonly asked: AskedPrice;
  readonly settled: boolean;
}

/** In the order of accounts; of each what was used comes last. */
export async function linesOf(
  db: Kysely<Tables>,
  interval: IntervalId,
  fees: readonly SoldFee[],
  used: readonly Used[],
): Promise<Lines> {
  const places = new Map<number, number>();
  for (const { accountId } of [...fees, ...used.map(({ sold }) => sold)])
    if (!places.has(accountId)) places.set(accountId, places.size);
  const due = [
    ...fees.flatMap((sold) => dueIn(interval, sold.fee).map((piece) => dueOf(sold, piece, piece.covers.from))),
    ...used.map(({ sold, covers, quantity, pricedOn }) => dueOf(sold, { covers, used: quantity }, pricedOn)),
  ].toSorted((one, other) => (places.get(one.sold.accountId) ?? 0) - (places.get(other.sold.accountId) ?? 0));
  const open = due.filter(({ settled }) => !settled);
  const listed = await listedPrices(
    db,
    open.map(({ asked }) => asked),
  );
  const ofPricelists = new Map(open.map((each, place) => [each, listed.get(place)]));
  const lines: BilledLine[] = [];
  const unpriced: Unpriced[] = [];
  for (const each of due) {
    const { sold, piece, asked } = each;
    const amount = ofPricelists.get(each);
    const found = tierPriceOn(
      asked.day,
      sold.prices,
      amount === undefined ? undefined : { kind: 'List', amount, from: asked.day },
    );
    if (found) lines.push(lineOf(sold, piece, asked, found.price));
    else unpriced.push({ buyer: sold.buyer, accountId: sold.accountId, itemId: sold.itemId });
  }
  return { lines, unpriced };
}

/** @param day whose price it has. */
function dueOf(sold: SoldFee, piece: DuePiece | UsedPiece, day: Day): Due {
  const asked = { tierId: sold.fee.tier.tierId, itemId: sold.itemId, quantity: quantityOn(sold, day), day };
  return { sold, piece, asked, settled: tierPriceOn(day, sold.prices, undefined)?.isLast === false };
}

const lineOf = (
  sold: SoldFee,
  piece: DuePiece | UsedPiece,
  asked: AskedPrice,
  { amount, tierPriceId }: { readonly amount: Decimal; readonly tierPriceId?: number | undefined },
): BilledLine => ({
  sold,
  piece,
  asked,
  tierPriceId,
  unitPrice: amount,
  amount: 'used' in piece ? usageAmount(piece.used, amount, sold.currency) : pieceAmount(piece, amount, sold.currency),
});

/** Which decides on the price: all units that run that day, or what was ordered. */
const quantityOn = ({ isPerUnit, ordered, fee }: SoldFee, day: Day): number =>
  isPerUnit ? fee.spans.filter((span) => holdsOn(span, day)).reduce((sum, { quantity }) => sum + quantity, 0) : ordered;
