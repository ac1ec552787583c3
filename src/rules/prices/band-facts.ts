/** What makes the prices of an item on a day, taken apart by the quantities from which they hold. */
import { atBand, type Banded, bandsOf } from './bands.ts';
import type { Override } from './candidate.ts';
import type { Money } from './money.ts';
import type { OrderedFacts } from './price.ts';

/** All that holds on the day, candidates in the order in which they are asked. */
export interface DayFacts extends Omit<OrderedFacts, 'srp' | 'cost'> {
  readonly srp: readonly (Banded & Money)[];
  readonly cost: readonly (Banded & Money)[];
  readonly byHand: readonly Override[];
}

export type BandFacts = OrderedFacts & Banded;

/** From the smallest band on. What is set by hand counts in its own band alone. */
export const factsByBand = ({ item, currency, rates, srp, cost, byHand, rules }: DayFacts): readonly BandFacts[] =>
  bandsOf(srp, cost, byHand).map((minQuantity) => ({
    minQuantity,
    item,
    currency,
    rates,
    srp: atBand(srp, minQuantity),
    cost: atBand(cost, minQuantity),
    byHand: byHand.length === 0 ? byHand : byHand.filter((override) => override.minQuantity === minQuantity),
    rules,
  }));
