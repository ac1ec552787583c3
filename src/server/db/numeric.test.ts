/** Prices equal what PostgreSQL's numeric makes of the same formulas, a thousand of them in one statement. */
import fc from 'fast-check';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import type { Rule } from '../../rules/prices/candidate.ts';
import { decimalsOf } from '../../rules/prices/currency-digits.ts';
import { type Decimal, fromNumber, fromText, toText } from '../../rules/prices/decimal.ts';
import { price } from '../../rules/prices/price.ts';
import { amount, currency, percent } from '../../rules/prices/testing/generated-facts.ts';
import { runs } from '../../rules/prices/testing/runs.ts';

const perEuro = fc.integer({ min: 1_000_000, max: 500_000_000_000 }).map(BigInt);
const cases = fc.record({
  model: fc.constantFrom('Static', 'Srp', 'Markup', 'GrossMargin', 'SrpDiscount'),
  amount,
  cost: amount,
  srp: amount,
  percent,
  isMetered: fc.boolean(),
  currency,
  costCurrency: currency,
  rates: fc.record({ PLN: perEuro, JPY: perEuro, KWD: perEuro }),
});
type Case = typeof cases extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const figures = ['amount', 'cost', 'srp', 'margin', 'marginPercent', 'againstSrp'] as const;

function ours(given: Case): readonly (Decimal | undefined)[] {
  const rule: Rule = {
    ...{ kind: 'Rule', ruleId: 1, name: 'Rule', priority: 1, isDefault: false, selection: 'All', selected: [] },
    ...{ model: given.model, percent: given.percent, amount: given.amount },
  };
  const byCurrency = new Map(Object.entries(given.rates).map(([code, rate]) => [code, { perEuro: rate, asOf: 0 }]));
  const priced = price({
    item: { itemId: 1, isMetered: given.isMetered },
    band: 1,
    currency: given.currency,
    on: '2026-11-20',
    srp: { amount: given.srp, currency: given.currency },
    cost: { amount: given.cost, currency: given.costCurrency },
    rates: { at: 0, byCurrency },
    byHand: [],
    rules: [rule],
  });
  return figures.map((name) => priced[name]);
}

/** Forty decimals, as a quotient of numeric has no more than its operands ask for. */
const statement = `
  with given as (
    select ordinality as place, model, amount, srp, percent, digits, (cost * rate_to)::numeric(120, 40) as cost_to, rate_from
    from unnest($1::text[], $2::numeric[], $3::numeric[], $4::numeric[], $5::numeric[], $6::int[], $7::numeric[], $8::numeric[])
      with ordinality as t (model, amount, cost, srp, percent, digits, rate_to, rate_from)),
  made as (
    select *, round(cost_to / rate_from, 6) as cost, round(case model
      when 'Static' then amount
      when 'Srp' then srp
      when 'Markup' then cost_to * (100 + percent) / (rate_from * 100)
      when 'GrossMargin' then case when percent < 100 then cost_to * 100 / (rate_from * (100 - percent)) end
      when 'SrpDiscount' then srp::numeric(60, 40) * (100 - percent) / 100 end, digits) as made from given),
  held as (select *, case when made >= 0 and made < 1000000000 then made end as held from made)
  select held::text as "amount", cost::text as "cost", srp::text as "srp", (held - cost)::text as "margin",
    round((held - cost)::numeric(60, 40) * 100 / nullif(held, 0), 4)::text as "marginPercent",
    round((held - srp)::numeric(60, 40) * 100 / nullif(srp, 0), 4)::text as "againstSrp"
  from held order by place`;

const texts = (values: readonly Decimal[]): readonly string[] => values.map(toText);
const rateOf = ({ rates }: Case, code: string): string =>
  code in rates ? rates[code as keyof Case['rates']].toString() : '1000000000';

it('I1 equals what numeric makes of it', async () => {
  const { host, port, user, password, database } = inject('owner');
  const client = new pg.Client({ host, port, user, password, database });
  await client.connect();
  try {
    const drawn = fc.sample(cases, runs);
    const { rows } = await client.query<Record<(typeof figures)[number], string | null>>(statement, [
      drawn.map(({ model }) => model),
      texts(drawn.map((each) => each.amount)),
      texts(drawn.map((each) => each.cost)),
      texts(drawn.map((each) => each.srp)),
      texts(drawn.map((each) => each.percent)),
      drawn.map((each) => (each.isMetered ? 6 : decimalsOf(each.currency))),
      drawn.map((each) => rateOf(each, each.currency)),
      drawn.map((each) => rateOf(each, each.costCurrency)),
    ]);
    expect(rows).toHaveLength(drawn.length);
    for (const [place, given] of drawn.entries()) {
      const theirs = figures.map((name) => rows[place]?.[name] ?? undefined).map((text) => text && fromText(text));
      expect({ given, made: ours(given) }).toEqual({ given, made: theirs });
    }
    const numbers = drawn.map((each) => Number(toText(each.amount)));
    const back = await client.query<{ text: string }>('select unnest($1::float8[]::numeric(15, 6)[])::text as text', [
      numbers,
    ]);
    expect(back.rows.map(({ text }) => fromText(text))).toEqual(numbers.map(fromNumber));
  } finally {
    await client.end();
  }
});
