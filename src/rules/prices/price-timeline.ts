/** What an item costs from a day on: pieces without gap or overlap, cut where something of the price begins or ends. */
import { type BandFacts, factsByBand } from './band-facts.ts';
import type { Banded } from './bands.ts';
import {
  type Day,
  holdsOn,
  inOrderOfRank,
  inOrderOfTime,
  type Override,
  type Rule,
  type Validity,
} from './candidate.ts';
import type { Currency, Money, Rates } from './money.ts';
import { type Item, type Loser, type Priced, priceInOrder } from './price.ts';

/** An SRP or a cost, which may be a price one level up: from a quantity and a day on. */
export interface Dated extends Money, Banded, Validity {}

export interface DatedFacts {
  readonly item: Item;
  readonly currency: Currency;
  readonly rates: Rates;
  readonly srp: readonly Dated[];
  readonly cost: readonly Dated[];
  /** Of the item. */
  readonly overrides: readonly Override[];
  /** Those that select the item. */
  readonly rules: readonly Rule[];
}

export interface Piece extends Validity {
  readonly band: number;
  /** Without an amount where there is no price. */
  readonly priced: Priced;
}

/** By band and day. A band has pieces on the days on which it is one; on all others the next smaller one holds for its units. */
export function timeline(facts: DatedFacts, from: Day): readonly Piece[] {
  const overrides = inOrderOfTime(facts.overrides);
  const rules = inOrderOfRank(facts.rules);
  const days = cutsFrom(from, [facts.srp, facts.cost, overrides, rules]);
  const pieces: Piece[] = [];
  days.forEach((day, index) => {
    const until = days[index + 1];
    for (const own of factsOn(day, facts, overrides, rules)) {
      const band = own.minQuantity;
      const priced = priceInOrder(own);
      const at = pieces.findLastIndex((piece) => piece.band === band);
      const last = pieces[at];
      if (last?.until === day && isSame(last.priced, priced)) pieces[at] = { ...last, until };
      else pieces.push({ band, from: day, until, priced });
    }
  });
  return pieces.length < 2 ? pieces : pieces.sort((one, other) => one.band - other.band);
}

/** By band, of candidates in the order in which they are asked. */
function factsOn(
  day: Day,
  { item, currency, rates, srp, cost }: DatedFacts,
  overrides: readonly Override[],
  rules: readonly Rule[],
): readonly BandFacts[] {
  return factsByBand({
    item,
    currency,
    rates,
    srp: heldOn(srp, day),
    cost: heldOn(cost, day),
    byHand: heldOn(overrides, day),
    rules: heldOn(rules, day),
  });
}

const heldOn = <Row extends Partial<Validity>>(rows: readonly Row[], day: Day): readonly Row[] =>
  rows.every((row) => holdsOn(row, day)) ? rows : rows.filter((row) => holdsOn(row, day));

/** This day, and those after it on which something begins or ends, the first one first. */
function cutsFrom(from: Day, lists: readonly (readonly Partial<Validity>[])[]): readonly Day[] {
  const days = [from];
  const cut = (day: Day | undefined): void => {
    if (day !== undefined && day > from && !days.includes(day)) days.push(day);
  };
  for (const rows of lists)
    for (const row of rows) {
      cut(row.from);
      cut(row.until);
    }
  return days.length < 2 ? days : days.sort();
}

/** Both come of the same candidates, so who won is one of the same objects. */
const isSame = (one: Priced, other: Priced): boolean =>
  one.amount === other.amount &&
  one.winner === other.winner &&
  one.cost === other.cost &&
  one.srp === other.srp &&
  one.warnings === other.warnings &&
  one.losers.length === other.losers.length &&
  one.losers.every((loser, index) => isSameLoser(loser, other.losers[index]));

const isSameLoser = (one: Loser, other: Loser | undefined): boolean =>
  one.candidate === other?.candidate && one.would === other.would && one.why === other.why;
