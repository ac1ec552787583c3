/** What an item costs in a pricelist, which candidate made the price, and what the others would have made of it. */
import { type Candidate, type Day, inOrderOfRank, inOrderOfTime, type Override, type Rule } from './candidate.ts';
import { decimalsOf } from './currency-digits.ts';
import { type Decimal, hundred, rounded } from './decimal.ts';
import { amountBy, type Figure, type Figures, figureOf, type Obstacle } from './formula.ts';
import type { Currency, Money, Rates } from './money.ts';

export interface Item {
  readonly itemId: number;
  /** Its price has six decimals, others have those of the currency. */
  readonly isMetered: boolean;
}

export interface Facts {
  readonly item: Item;
  /** The quantity from which the price holds. */
  readonly band: number;
  readonly currency: Currency;
  readonly on: Day;
  readonly srp?: Money | undefined;
  readonly cost?: Money | undefined;
  readonly rates: Rates;
  /** Of this item and band, on that day. */
  readonly byHand: readonly Override[];
  /** Those that select the item and hold on that day. */
  readonly rules: readonly Rule[];
}

export interface Loser {
  readonly candidate: Candidate;
  /** Absent: it cannot be computed. */
  readonly would?: Decimal;
  readonly why: 'outranked' | Obstacle;
}

export type Warning = 'noPrice' | 'belowCost' | 'aboveSrp' | 'conflict';

/** What is said of a price beside who made it. Cost, SRP and margin have six decimals; what is computed follows from these. */
export interface Figured {
  /** Absent: there is no price, and the item cannot be ordered. */
  readonly amount: Decimal | undefined;
  readonly cost: Decimal | undefined;
  readonly srp: Decimal | undefined;
  readonly margin: Decimal | undefined;
  /** Of the price. */
  readonly marginPercent: Decimal | undefined;
  /** How far the price lies above the SRP, in percent of that. */
  readonly againstSrp: Decimal | undefined;
  readonly warnings: readonly Warning[];
}

export interface Won extends Figured {
  readonly winner: Candidate | undefined;
}

export interface Priced extends Won {
  /** All other candidates, in the order in which they are asked. */
  readonly losers: readonly Loser[];
}

export const price = (facts: Facts): Priced =>
  priceInOrder({ ...facts, byHand: inOrderOfTime(facts.byHand), rules: inOrderOfRank(facts.rules) });

/** Of candidates in the order in which they are asked. */
export type OrderedFacts = Omit<Facts, 'on' | 'band'>;

export function priceInOrder(facts: OrderedFacts): Priced {
  const figures = figuresOf(facts);
  const { amount, winner, cost, srp, margin, marginPercent, againstSrp, warnings } = wonBy(facts, figures);
  // Named one by one, as a spread costs more than all the arithmetic.
  const losers = losersOf(facts, figures, winner);
  return { amount, winner, losers, cost, srp, margin, marginPercent, againstSrp, warnings };
}

/** Without the losers, of which nobody sees more than a few in a list of thousands. */
export const winnerInOrder = (facts: OrderedFacts): Won => wonBy(facts, figuresOf(facts));

const figuresOf = ({ item, currency, srp, cost, rates }: OrderedFacts): Figures => ({
  digits: item.isMetered ? 6 : decimalsOf(currency),
  srp: figureOf(srp, 'noSrp', currency, rates),
  cost: figureOf(cost, 'noCost', currency, rates),
});

/** The first candidate that can be computed. */
function wonBy({ byHand, rules }: OrderedFacts, figures: Figures): Won {
  for (const candidates of [byHand, rules])
    for (const candidate of candidates) {
      const amount = amountBy(candidate, figures);
      if (typeof amount === 'bigint') return figured(rules, figures, amount, candidate);
    }
  return figured(rules, figures, undefined, undefined);
}

function losersOf({ byHand, rules }: OrderedFacts, figures: Figures, winner: Candidate | undefined): readonly Loser[] {
  const losers: Loser[] = [];
  for (const candidates of [byHand, rules])
    for (const candidate of candidates) {
      if (candidate === winner) continue;
      const would = amountBy(candidate, figures);
      losers.push(typeof would === 'string' ? { candidate, why: would } : { candidate, would, why: 'outranked' });
    }
  return losers;
}

function figured(
  rules: readonly Rule[],
  figures: Figures,
  amount: Decimal | undefined,
  winner: Candidate | undefined,
): Won {
  const cost = shown(figures.cost);
  const srp = shown(figures.srp);
  const margin = above(amount, cost);
  const aboveSrp = above(amount, srp);
  return {
    amount,
    winner,
    cost,
    srp,
    margin,
    marginPercent: percentOf(margin, amount),
    againstSrp: percentOf(aboveSrp, srp),
    warnings: warningsOf(
      amount === undefined,
      margin !== undefined && margin < 0n,
      aboveSrp !== undefined && aboveSrp > 0n,
      isConflict(rules),
    ),
  };
}

function shown(figure: Figure | string): Decimal | undefined {
  if (typeof figure === 'string') return undefined;
  const { numerator, denominator } = figure;
  return denominator === 1n ? (numerator as Decimal) : rounded(numerator, denominator, 6);
}

const above = (amount: Decimal | undefined, other: Decimal | undefined): Decimal | undefined =>
  amount === undefined || other === undefined ? undefined : ((amount - other) as Decimal);

/** Of nothing there is no share. */
const percentOf = (part: Decimal | undefined, whole: Decimal | undefined): Decimal | undefined =>
  part !== undefined && whole ? rounded(part * hundred, whole, 4) : undefined;

/** Only the first of several rules applies. Default prices select everything, which is no conflict. */
function isConflict(rules: readonly Rule[]): boolean {
  let count = 0;
  for (const { isDefault } of rules) if (!isDefault) count += 1;
  return count > 1;
}

const warnings: readonly Warning[] = ['noPrice', 'belowCost', 'aboveSrp', 'conflict'];
/** Each set of them once, as previews have thousands of rows. */
const warningSets = Array.from({ length: 2 ** warnings.length }, (_, set) =>
  warnings.filter((_warning, place) => set & (2 ** place)),
);

const warningsOf = (noPrice: boolean, belowCost: boolean, aboveSrp: boolean, conflict: boolean): readonly Warning[] =>
  warningSets[Number(noPrice) + 2 * Number(belowCost) + 4 * Number(aboveSrp) + 8 * Number(conflict)] ?? [];
