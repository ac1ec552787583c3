/** What is written of an item is the difference to what stands there, with a reason whose signature is that of its JSON. */
import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Rule } from '../../../rules/prices/candidate.ts';
import { fromNumber } from '../../../rules/prices/decimal.ts';
import { changesOf } from './changes.ts';
import type { Place, StoredPrice } from './facts.ts';

const today = '2026-11-27';
const markup = { kind: 'Rule', ruleId: 7, name: 'Said "so"', priority: 1, isDefault: false } as const;
const rules: readonly Rule[] = [
  { ...markup, selection: 'Vendor', selected: [3], model: 'Markup', percent: fromNumber(12.5) },
  {
    ...markup,
    ruleId: 8,
    name: 'Fix',
    priority: 2,
    selection: 'Vendor',
    selected: [3],
    model: 'Static',
    amount: fromNumber(9),
  },
  {
    kind: 'Rule',
    ruleId: 9,
    name: 'Default prices',
    priority: 2_147_483_647,
    isDefault: true,
    selection: 'All',
    selected: [],
    model: 'Srp',
  },
];
const dated = { minQuantity: 1, from: '2026-01-01' };

const place = (stored: readonly StoredPrice[], from = today): Place => ({
  list: { marketplaceId: 1, currency: 'EUR', ownerId: 2, ownerIsRoot: true, from, itemIds: null },
  offerId: 4,
  itemId: 5,
  selectable: { itemId: 5, vendorId: 3, serviceGroupIds: [] },
  facts: {
    item: { itemId: 5, isMetered: false },
    currency: 'EUR',
    rates: { at: 0, byCurrency: new Map([['USD', { perEuro: 1_250_000_000n, asOf: 0 }]]) },
    srp: [{ ...dated, amount: fromNumber(15), currency: 'EUR' }],
    cost: [{ ...dated, amount: fromNumber(10), currency: 'USD' }],
    overrides: [],
    rules,
  },
  stored,
});

const stored = (
  priceId: number,
  from: string,
  until: string | null,
  amount = 9,
  signature = 'of old',
): StoredPrice => ({
  ...{ priceId, band: 1, from, until, amount, signature },
});

it('tells cost, rate, SRP, winner and losers, and signs them', () => {
  const [written] = changesOf(place([])).written;
  const { signature, winner, losers, ...figures } = written?.reason ?? { winner: 'null', losers: 'null' };
  const reason = { ...figures, winner: JSON.parse(winner), losers: JSON.parse(losers) };
  const fixed = { kind: 'Rule', model: 'Static', amount: 9, id: 8, name: 'Fix', priority: 2, isDefault: false };
  expect(written).toMatchObject({ amount: 9, from: today, until: null, band: 1 });
  expect(reason).toEqual({
    ...{ cost: 8, costCurrency: 'USD', rate: 0.8, srp: 15 },
    winner: { kind: 'Rule', model: 'Markup', percent: 12.5, id: 7, name: 'Said "so"', priority: 1, isDefault: false },
    losers: [
      { ...fixed, why: 'outranked', would: 9 },
      { kind: 'Rule', model: 'Srp', id: 9, name: 'Default prices', isDefault: true, why: 'outranked', would: 15 },
    ],
  });
  expect(signature).toBe(hash('md5', JSON.stringify(reason), 'base64'));
});

it('writes nothing where all of it stands already, whenever it began', () => {
  const signature = changesOf(place([])).written[0]?.reason.signature;
  for (const from of ['2026-03-01', today])
    expect(changesOf(place([stored(1, from, null, 9, signature)]))).toEqual({ written: [], dropped: [], ended: [] });
});

it('ends what holds, takes back what would begin today or later, and leaves what has ended', () => {
  const { dropped, ended, written } = changesOf(
    place(
      [stored(1, '2026-01-01', '2026-12-15'), stored(2, '2026-12-15', '2027-02-01'), stored(3, '2027-02-01', null)],
      '2027-01-01',
    ),
  );
  expect({ dropped, ended }).toEqual({ dropped: [3], ended: [{ priceId: 2, until: '2027-01-01' }] });
  expect(written).toHaveLength(1);
});
