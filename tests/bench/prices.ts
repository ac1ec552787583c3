/** What prices cost in computing alone: the preview of an edit over 10,000 items, and the timelines of 100,000 prices. */
import type { Override, Rule } from '../../src/rules/prices/candidate.ts';
import { type Decimal, fromNumber, one } from '../../src/rules/prices/decimal.ts';
import type { Rates } from '../../src/rules/prices/money.ts';
import { type PreviewItem, preview } from '../../src/rules/prices/price-preview.ts';
import { type Dated, type DatedFacts, timeline } from '../../src/rules/prices/price-timeline.ts';
import { lastPriority } from '../../src/rules/prices/rank.ts';
import { selectorOf } from '../../src/rules/prices/rule-selection.ts';
import { columns, spread } from './browser/figures.ts';
import type { Goal } from './browser/goals.ts';

const on = '2026-11-20';
const at = Date.UTC(2026, 10, 20, 12);
const rates: Rates = { at, byCurrency: new Map([['USD', { perEuro: 1_084_300_000n, asOf: at }]]) };
const vendors = 40;
const groups = 100;

export async function benchPrices({ rounds }: { readonly rounds: number }): Promise<readonly Goal[]> {
  const items = Array.from({ length: 10_000 }, (_, index) => itemOf(index));
  const facts = { currency: 'EUR', on, rates, items };
  const usual = measure(rounds * 5, () => preview(facts, { rules: rulesBy(narrow), overrides }));
  const wide = measure(rounds * 5, () => preview(facts, { rules: rulesBy(everything), overrides }));
  const dated = items.map(datedFacts);
  const timelines = measure(rounds * 2, () => {
    for (let round = 0; round < 10; round += 1) for (const item of dated) timeline(item, on);
  });
  console.info(
    columns([
      ['', 'first', 'then, ms'],
      ['preview, 10,000 items, 50 rules', ...usual.said],
      ['preview, each of them selects every item', ...wide.said],
      ['timelines of 100,000 prices, a third of which change', ...timelines.said],
    ]),
  );
  const atMost = (most: number) => ({ unit: 'ms', wanted: { atMost: most } });
  return [
    { goal: 'Preview of 10,000 items by 50 rules', ours: usual.times, ...atMost(100) },
    { goal: 'The same, each rule selects every item', ours: wide.times, ...atMost(100) },
    { goal: 'Timelines of 100,000 prices', ours: timelines.times, ...atMost(1000) },
  ];
}

/** The first time is told apart: nothing is compiled yet, as when a page has just opened. */
function measure(times: number, work: () => unknown) {
  const [first = Number.NaN, ...others] = Array.from({ length: times + 1 }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return { times: others, said: [spread([first]), spread(others)] };
}

/** The same number for the same place, spread over a range. */
const spreadOver = (place: number, range: number): number => ((place + 1) * 7_919 + place * place) % range;

function itemOf(index: number): PreviewItem {
  const service = Math.floor(index / 4);
  const cost = fromNumber((100 + spreadOver(index, 9_000)) / 100);
  const srp = ((cost * 13n) / 10n) as Decimal;
  const costCurrency = index % 10 === 0 ? 'USD' : 'EUR';
  const bands = index % 7 === 0 ? [1, 100] : [1];
  const banded = (amount: Decimal, currency: string) =>
    bands.map((minQuantity) => ({ minQuantity, amount: (amount - BigInt(minQuantity)) as Decimal, currency }));
  return {
    itemId: index + 1,
    isMetered: index % 20 === 19,
    isRecurring: index % 9 > 0,
    vendorId: service % vendors,
    serviceGroupIds: service % 3 === 0 ? [service % groups] : [service % groups, (service * 7) % groups],
    cost: banded(cost, costCurrency),
    srp: banded(srp, 'EUR'),
    saved: banded(srp, 'EUR'),
    sold: [1, 5, 25, 120].map((quantity) => ({ quantity: (BigInt(quantity) * one) as Decimal, subscriptions: 3 })),
    buyers: Array.from({ length: 12 }, (_, place) => (index * 11 + place) % 900),
    followers: [index % 5, index % 11],
  };
}

type Chosen = Pick<Rule, 'selection' | 'selected'>;

/** Twenty rules by vendors, twenty by groups, the others by items. */
function narrow(place: number): Chosen {
  const some = (count: number, range: number): readonly number[] =>
    Array.from({ length: count }, (_, each) => spreadOver(place * 31 + each, range));
  if (place < 20) return { selection: 'Vendor', selected: some(3, vendors) };
  if (place < 40) return { selection: 'ServiceGroup', selected: some(6, groups) };
  return { selection: 'PriceableItem', selected: some(100, 10_000) };
}

const everything = (): Chosen => ({
  selection: 'Vendor',
  selected: Array.from({ length: vendors }, (_, vendor) => vendor),
});

const models = ['GrossMargin', 'Markup', 'SrpDiscount'] as const;

const rulesBy = (selection: (place: number) => Chosen): readonly Rule[] => [
  ...Array.from(
    { length: 49 },
    (_, place): Rule => ({
      kind: 'Rule',
      ruleId: place + 1,
      name: `Rule ${place + 1}`,
      priority: place + 1,
      isDefault: false,
      model: models[place % models.length] ?? 'Markup',
      percent: fromNumber(5 + (place % 20) + 0.25),
      ...selection(place),
    }),
  ),
  {
    kind: 'Rule',
    ruleId: 50,
    name: 'Default prices',
    priority: lastPriority,
    isDefault: true,
    selection: 'All',
    selected: [],
    model: 'Srp',
  },
];

const rulesOf = selectorOf(rulesBy(narrow));

const overrides = Array.from(
  { length: 300 },
  (_, place): Override => ({
    kind: 'Override',
    overrideId: place + 1,
    itemId: spreadOver(place, 10_000) + 1,
    minQuantity: 1,
    setAt: at,
    from: on,
    model: 'Static',
    amount: fromNumber(21.43 + place),
  }),
);

/** Every fifth SRP and every seventh cost changes within the year. */
function datedFacts({ srp, cost, ...item }: PreviewItem, index: number): DatedFacts {
  const dated = (rows: PreviewItem['srp'], changes: boolean): readonly Dated[] =>
    rows.slice(0, 1).flatMap((row) => {
      const next = { ...row, amount: (row.amount + one) as Decimal, from: '2027-01-01' };
      return changes ? [{ ...row, from: '2026-01-01', until: next.from }, next] : [{ ...row, from: '2026-01-01' }];
    });
  return {
    item,
    currency: 'EUR',
    rates,
    srp: dated(srp, index % 5 === 0),
    cost: dated(cost, index % 7 === 0),
    overrides: [],
    rules: rulesOf(item),
  };
}
