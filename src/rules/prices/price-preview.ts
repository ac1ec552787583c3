/** What an edit of rules and of prices set by hand would do, row by row and in sum, before it is saved. */
import { type BandFacts, factsByBand } from './band-facts.ts';
import { atBand, type Banded, bandsOf } from './bands.ts';
import { type Day, holdsOn, inOrderOfTime, type Override, type Rule } from './candidate.ts';
import { type Decimal, one, rounded, sumOf, zero } from './decimal.ts';
import type { Currency, Money, Rates } from './money.ts';
import { type Item, type Priced, priceInOrder, type Warning, type Won, winnerInOrder } from './price.ts';
import { type Selectable, selectorOf } from './rule-selection.ts';

/** What is known of an item on the day of the preview. */
export interface PreviewItem extends Item, Selectable {
  /** Its price is one per month. */
  readonly isRecurring: boolean;
  readonly srp: readonly (Banded & Money)[];
  readonly cost: readonly (Banded & Money)[];
  /** The prices that buyers pay before the edit. */
  readonly saved: readonly (Banded & { readonly amount: Decimal })[];
  /** Subscriptions whose price follows the pricelist, by their quantity; of metered items by what they use in a month. */
  readonly sold: readonly { readonly quantity: Decimal; readonly subscriptions: number }[];
  /** Companies that have those. */
  readonly buyers: readonly number[];
  /** Pricelists further down that offer it. */
  readonly followers: readonly number[];
}

export interface PreviewFacts {
  readonly currency: Currency;
  readonly on: Day;
  readonly rates: Rates;
  readonly items: readonly PreviewItem[];
}

export interface Edit {
  readonly rules: readonly Rule[];
  readonly overrides: readonly Override[];
}

export interface PreviewRow {
  readonly itemId: number;
  readonly band: number;
  /** A band that the edit ends has what the next smaller one has. */
  readonly won: Won;
  readonly old: Decimal | undefined;
  readonly isChanged: boolean;
  readonly units: Decimal;
  /** A month; absent where nothing is paid by the month, and where either price is missing. */
  readonly effect: Decimal | undefined;
}

export interface PreviewSums {
  readonly rows: number;
  readonly changed: number;
  readonly belowCost: number;
  /** Of those that the edit changes. */
  readonly changedBelowCost: number;
  readonly conflicts: number;
  readonly withoutPrice: number;
  readonly effect: Decimal;
  /** Different ones, of items of which a price changes. */
  readonly buyers: number;
  readonly followers: number;
}

export interface Preview {
  readonly rows: readonly PreviewRow[];
  readonly sums: PreviewSums;
  /** The price of a row with its losers; undefined for an item that is not there. */
  readonly why: (row: Pick<PreviewRow, 'itemId' | 'band'>) => Priced | undefined;
}

export function preview(facts: PreviewFacts, edit: Edit): Preview {
  const factsOf = factsBy(facts, edit);
  const rows: PreviewRow[] = [];
  const buyers = new Set<number>();
  const followers = new Set<number>();
  for (const item of facts.items) {
    const own = rowsOf(item, factsOf(item));
    rows.push(...own);
    if (!own.some(({ isChanged }) => isChanged)) continue;
    for (const id of item.buyers) buyers.add(id);
    for (const id of item.followers) followers.add(id);
  }
  return {
    rows,
    sums: { ...sumsOf(rows), buyers: buyers.size, followers: followers.size },
    why({ itemId, band }) {
      const item = facts.items.find((each) => each.itemId === itemId);
      const own = item && atBand(factsOf(item), band);
      return own && priceInOrder(own);
    },
  };
}

function factsBy({ currency, on, rates }: PreviewFacts, { rules, overrides }: Edit) {
  const rulesOf = selectorOf(rules.filter((rule) => holdsOn(rule, on)));
  const byItem = overridesByItem(overrides, on);
  return (item: PreviewItem): readonly BandFacts[] =>
    factsByBand({
      item,
      currency,
      rates,
      srp: item.srp,
      cost: item.cost,
      byHand: byItem.get(item.itemId) ?? [],
      rules: rulesOf(item),
    });
}

/** In the order in which they are asked. */
function overridesByItem(overrides: readonly Override[], on: Day): ReadonlyMap<number, readonly Override[]> {
  const byItem = new Map<number, Override[]>();
  for (const override of inOrderOfTime(overrides)) {
    if (!holdsOn(override, on)) continue;
    const others = byItem.get(override.itemId);
    if (others) others.push(override);
    else byItem.set(override.itemId, [override]);
  }
  return byItem;
}

function rowsOf(item: PreviewItem, facts: readonly BandFacts[]): readonly PreviewRow[] {
  const now = facts.map((own) => ({ minQuantity: own.minQuantity, won: winnerInOrder(own) }));
  const bands = bandsOf(now, item.saved);
  return bands.flatMap((band, index) => {
    const won = atBand(now, band)?.won;
    return won ? [rowOf(item, band, unitsOf(item, band, bands[index + 1]), won)] : [];
  });
}

/** What quantities from one band to the next come to; the first band has everything below the second. */
function unitsOf({ sold }: PreviewItem, band: number, next: number | undefined): Decimal {
  const least = band === 1 ? 0n : BigInt(band) * one;
  const most = next === undefined ? undefined : BigInt(next) * one;
  let units = 0n;
  for (const { quantity, subscriptions } of sold)
    if (quantity >= least && (most === undefined || quantity < most)) units += quantity * BigInt(subscriptions);
  return units as Decimal;
}

function rowOf(item: PreviewItem, band: number, units: Decimal, won: Won): PreviewRow {
  const old = atBand(item.saved, band)?.amount;
  const { amount } = won;
  const hasEffect = item.isRecurring && old !== undefined && amount !== undefined;
  return {
    itemId: item.itemId,
    band,
    won,
    old,
    isChanged: old !== amount,
    units,
    effect: hasEffect ? rounded(units * (amount - old), one, 6) : undefined,
  };
}

function sumsOf(rows: readonly PreviewRow[]): Omit<PreviewSums, 'buyers' | 'followers'> {
  const warned = (warning: Warning): number => rows.filter(({ won }) => won.warnings.includes(warning)).length;
  return {
    rows: rows.length,
    changed: rows.filter(({ isChanged }) => isChanged).length,
    belowCost: warned('belowCost'),
    changedBelowCost: rows.filter(({ isChanged, won }) => isChanged && won.warnings.includes('belowCost')).length,
    conflicts: warned('conflict'),
    withoutPrice: warned('noPrice'),
    effect: sumOf(rows.map(({ effect }) => effect ?? zero)),
  };
}
