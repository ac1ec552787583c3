/** What somebody pays who buys from several pricelists: of those that ask a price the first one, by day and quantity. */
import { atBand, bandsOf } from './bands.ts';
import { type Day, holdsOn } from './candidate.ts';
import type { Dated } from './price-timeline.ts';

export interface Listed extends Dated {
  /** Of its pricelist among those that the buyer buys from; the lowest is asked first. */
  readonly place: number;
}

/** In each band from the day on that anything begins or ends; a band in which nobody asks a price is left out. */
export function boughtAt(listed: readonly Listed[]): readonly Dated[] {
  if (listed.every(({ place }) => place === listed[0]?.place)) return listed;
  const cuts = new Set<Day>(listed.flatMap(({ from, until }) => (until === undefined ? [from] : [from, until])));
  const days = [...cuts].sort();
  return bandsOf(listed).flatMap((band) =>
    joined(
      days.map((day) => ({ day, row: firstOn(listed, day, band) })),
      band,
    ),
  );
}

/** Of the first pricelist that asks a price for so many. */
function firstOn(listed: readonly Listed[], day: Day, quantity: number): Listed | undefined {
  const asking = listed.filter((row) => row.minQuantity <= quantity && holdsOn(row, day));
  const first = Math.min(...asking.map(({ place }) => place));
  return atBand(
    asking.filter(({ place }) => place === first),
    quantity,
  );
}

/** Days that follow each other with one amount are one piece. */
function joined(days: readonly { readonly day: Day; readonly row: Listed | undefined }[], band: number): Dated[] {
  const pieces: Dated[] = [];
  let open: Dated | undefined;
  for (const { day, row } of days) {
    if (open && row && open.amount === row.amount && open.currency === row.currency) continue;
    if (open) pieces.push({ ...open, until: day });
    open = row && { amount: row.amount, currency: row.currency, minQuantity: band, from: day };
  }
  if (open) pieces.push(open);
  return pieces;
}
