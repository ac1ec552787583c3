/** The lines of bills: what is due of each fee at the price of its first day. An estimate has the same ones as a bill run. */
import type { Kysely } from 'kysely';
import { type DuePiece, dueIn } from '../../rules/billing/due.ts';
import type { IntervalId } from '../../rules/billing/interval.ts';
import { pieceAmount } from '../../rules/billing/proration.ts';
import { tierPriceOn } from '../../rules/billing/tier-price-on.ts';
import { type Day, holdsOn } from '../../rules/prices/candidate.ts';
import type { Decimal } from '../../rules/prices/decimal.ts';
import type { Tables } from '../db/tables.ts';
import type { SoldFee } from './facts.ts';
import { type AskedPrice, listedPrices } from './listed-prices.ts';

export interface BilledLine {
  readonly sold: SoldFee;
  readonly piece: DuePiece;
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

export async function linesOf(db: Kysely<Tables>, interval: IntervalId, fees: readonly SoldFee[]): Promise<Lines> {
  const due = fees.flatMap((sold) =>
    dueIn(interval, sold.fee).map((piece) => {
      const day = piece.covers.from;
      const asked = { tierId: sold.fee.tier.tierId, itemId: sold.itemId, quantity: quantityOn(sold, day), day };
      const settled = tierPriceOn(day, sold.prices, undefined);
      return { sold, piece, asked, settled: settled?.isLast === false };
    }),
  );
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

const lineOf = (
  sold: SoldFee,
  piece: DuePiece,
  asked: AskedPrice,
  { amount, tierPriceId }: { readonly amount: Decimal; readonly tierPriceId?: number | undefined },
): BilledLine => ({
  sold,
  piece,
  asked,
  tierPriceId,
  unitPrice: amount,
  amount: pieceAmount(piece, amount, sold.currency),
});

/** Which decides on the price: all units that run that day, or what was ordered. */
const quantityOn = ({ isPerUnit, ordered, fee }: SoldFee, day: Day): number =>
  isPerUnit ? fee.spans.filter((span) => holdsOn(span, day)).reduce((sum, { quantity }) => sum + quantity, 0) : ordered;
