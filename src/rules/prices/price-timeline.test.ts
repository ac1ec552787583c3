/** Timelines answer each day as the price function does, without gap or overlap, in as few pieces as there are different answers. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsOn } from './candidate.ts';
import { type Decimal, fromText, toText } from './decimal.ts';
import type { Money } from './money.ts';
import { price } from './price.ts';
import { type DatedFacts, timeline } from './price-timeline.ts';
import { expectEqual } from './testing/expect-equal.ts';
import { datedFacts } from './testing/generated-facts.ts';
import { runs as many } from './testing/runs.ts';

/** Each of them asks for the prices of many days. */
const runs = { ...many, numRuns: many.numRuns / 10 };
const from = '2026-11-20';
/** From the first day until long after everything has begun and ended, with those on either side of each cut. */
const days = [
  '2026-11-20',
  '2026-11-30',
  '2026-12-01',
  '2026-12-31',
  '2027-01-01',
  '2027-03-31',
  '2027-04-01',
  '2099-12-31',
];

/** The greatest band that holds, found by going through quantities one by one. */
function heldFor(rows: DatedFacts['srp'], quantity: number, day: string): Money | undefined {
  for (let least = quantity; least >= 1; least -= 1) {
    const found = rows.find((row) => row.minQuantity === least && holdsOn(row, day));
    if (found) return { amount: found.amount, currency: found.currency };
  }
  return undefined;
}

const priceOn = (facts: DatedFacts, band: number, on: string) =>
  price({
    item: facts.item,
    currency: facts.currency,
    rates: facts.rates,
    band,
    on,
    srp: heldFor(facts.srp, band, on),
    cost: heldFor(facts.cost, band, on),
    byHand: facts.overrides.filter((override) => override.minQuantity === band && holdsOn(override, on)),
    rules: facts.rules,
  });

const isBandOn = (facts: DatedFacts, band: number, on: string): boolean =>
  band === 1 ||
  [...facts.srp, ...facts.cost, ...facts.overrides].some((row) => row.minQuantity === band && holdsOn(row, on));

describe('a timeline', () => {
  it('I6 has no gap and no overlap, and answers each day as the price function does', () => {
    fc.assert(
      fc.property(datedFacts, (facts) => {
        const pieces = timeline(facts, from);
        for (const band of [1, 10, 100])
          for (const day of days) {
            const held = pieces.filter((piece) => piece.band === band && holdsOn(piece, day));
            expect(held).toHaveLength(isBandOn(facts, band, day) ? 1 : 0);
            if (held[0]) expectEqual(held[0].priced, priceOn(facts, band, day));
          }
        expect(
          pieces.every((piece) => piece.from >= from && (piece.until === undefined || piece.from < piece.until)),
        ).toBe(true);
      }),
      runs,
    );
  });

  it('joins neighbours that are equal, and stands by band and day', () => {
    fc.assert(
      fc.property(datedFacts, (facts) => {
        const pieces = timeline(facts, from);
        for (const [index, piece] of pieces.entries()) {
          const before = pieces[index - 1];
          if (before?.band !== piece.band) expect(before?.band ?? 0).toBeLessThan(piece.band);
          else expect(before.from < piece.from).toBe(true);
          if (before?.band === piece.band && before.until === piece.from)
            expect(before.priced).not.toEqual(piece.priced);
        }
      }),
      runs,
    );
  });

  const eur = (amount: string) => ({ amount: fromText(amount), currency: 'EUR' });
  const known: DatedFacts = {
    item: { itemId: 1, isMetered: false },
    currency: 'EUR',
    rates: { at: 0, byCurrency: new Map() },
    srp: [
      { ...eur('20'), minQuantity: 1, from: '2026-01-01', until: '2027-01-01' },
      { ...eur('22'), minQuantity: 1, from: '2027-01-01' },
    ],
    cost: [],
    overrides: [],
    rules: [
      {
        kind: 'Rule',
        ruleId: 1,
        name: 'Default prices',
        priority: 1,
        isDefault: true,
        selection: 'All',
        selected: [],
        model: 'Srp',
      },
    ],
  };
  const told = (facts: DatedFacts) =>
    timeline(facts, from).map(({ band, from: day, until, priced }) => [
      band,
      day,
      until,
      priced.amount && toText(priced.amount as Decimal),
    ]);

  it('has a price of next year today', () => {
    expect(told(known)).toEqual([
      [1, '2026-11-20', '2027-01-01', '20'],
      [1, '2027-01-01', undefined, '22'],
    ]);
  });

  it('begins a band where an override begins it, and ends it with that: what is set by hand for one band says nothing of another', () => {
    const byHand = { kind: 'Override', overrideId: 1, itemId: 1, setAt: 0, model: 'Static' } as const;
    const overrides = [
      { ...byHand, amount: fromText('15'), minQuantity: 50, from: '2026-12-01', until: '2027-04-01' },
      { ...byHand, amount: fromText('19'), minQuantity: 1, from: '2026-01-01' },
    ];
    expect(
      told({ ...known, srp: known.srp.slice(0, 1).map((row) => ({ ...row, until: undefined })), overrides }),
    ).toEqual([
      [1, '2026-11-20', undefined, '19'],
      [50, '2026-12-01', '2027-04-01', '15'],
    ]);
  });

  it('is cut where a rule begins, and goes on without a price where there is none', () => {
    const rule = {
      ...known.rules[0],
      isDefault: false,
      model: 'Static',
      amount: fromText('18'),
      from: '2027-01-01',
    } as const;
    const rules = known.rules.concat({
      ...rule,
      kind: 'Rule',
      ruleId: 2,
      name: 'New year',
      selection: 'All',
      selected: [],
      priority: 1,
    });
    expect(told({ ...known, srp: [], rules })).toEqual([
      [1, '2026-11-20', '2027-01-01', undefined],
      [1, '2027-01-01', undefined, '18'],
    ]);
  });
});
