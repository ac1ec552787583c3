/** What the seller at the end of a chain of sales pays its vendors: on bills, on estimates and in the margin by service; nobody below reads it (I10, PL-20). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import GetOnlineBillReport from '../../../manifests/operations/Account/GetOnlineBillReport.ts';
import RunReport from '../../../manifests/operations/Reporting/RunReport.ts';
import { type IntervalId, intervalAfter, intervalOf } from '../../../src/rules/billing/interval.ts';
import { pieceAmount, usageAmount } from '../../../src/rules/billing/proration.ts';
import { decimalsOf } from '../../../src/rules/prices/currency-digits.ts';
import { type Decimal, fromText, toNumber } from '../../../src/rules/prices/decimal.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { full, giveOnly } from '../../database/rights.ts';
import { type Caller, type DemoUser, signIn, startTestServer, type TestServer } from '../../database/server.ts';
import { sumMonths } from '../reporting/made-bills.ts';

const now = intervalOf(new Date().toISOString().slice(0, 10));
let server: TestServer;
let owner: Caller;
let reseller: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await having('owner');
  reseller = await having('reseller');
}, 120_000);
afterAll(() => server.close());

async function having(name: DemoUser): Promise<Caller> {
  const { UserAccountId } = await (await server.as(name)).me();
  const rights = full(
    'REPORTING',
    'ONLINEBILL',
    'BILLING_SHOWPRODUCTPRICE',
    'BILLING_SHOWPRODUCTPRICE_MARGIN',
    'INDIRECT_PAYMENTS',
  );
  await giveOnly(server, UserAccountId, { rights });
  return signIn(server.app, name);
}

interface Line {
  readonly id: string;
  readonly kind: string;
  readonly service: string;
  readonly currency: string;
  readonly quantity: string;
  readonly months: 1 | 12 | null;
  readonly days: number | null;
  readonly of_days: number | null;
  readonly units: number;
  readonly prices: readonly { readonly from: number; readonly price: string }[];
}

/** Lines that the seller at the top has billed, each with all that the vendor asks on its first day. */
async function linesOf(since: IntervalId, buyer: number | null = null): Promise<readonly Line[]> {
  const { rows } = await sql<Line>`
    select 'l' || l.invoice_line_id as id, l.kind, l.service_id || '-' || i.currency as service, i.currency::text as currency, l.quantity::text as quantity,
      l.months, l.days, l.of_days,
      coalesce(case t.basis when 'Unit' then (select sum(p.quantity) from subscription_span p
          where p.account_id = l.account_id and p.item_id = l.item_id and p.from_date <= lower(l.covers) and coalesce(p.to_date > lower(l.covers), true))
        else (select s.quantity from subscription s where s.account_id = l.account_id) end, 1)::integer as units,
      (select coalesce(json_agg(json_build_object('from', c.min_quantity, 'price', c.purchase_price::text)), '[]') from item_cost c
        where c.item_id = l.item_id and c.currency = i.currency and c.valid_from_date <= lower(l.covers)
          and coalesce(c.valid_until_date > lower(l.covers), true)) as prices
    from invoice_line l join invoice i using (invoice_id) join item t using (item_id)
    where i.state = 'Final' and l.seller_account_id = ${knownIds.root} and l.kind in ('Recurring', 'OneTime', 'Usage')
      and l.interval_id between ${since} and ${now} and (${buyer}::bigint is null or l.buyer_account_id = ${buyer})`.execute(
    server.database.owner,
  );
  return rows;
}

function costOf({ kind, quantity, months, days, of_days, units, prices, currency }: Line): number | undefined {
  const [best] = prices.filter(({ from }) => from <= units).toSorted((one, other) => other.from - one.from);
  if (!best) return undefined;
  const price = fromText(best.price);
  if (kind === 'Usage') return toNumber(usageAmount(fromText(quantity), price, currency));
  const piece = { quantity: Number(quantity), months: months ?? 1, days: days ?? 1, ofDays: of_days ?? 1 };
  return toNumber(pieceAmount(piece, price, currency));
}

const sum = (amounts: readonly (number | undefined)[]): number =>
  toNumber(amounts.reduce<bigint>((total, amount = 0) => total + fromText(amount.toFixed(6)), 0n) as Decimal);

it('stands beside each line of a bill, at the purchase price of its first day and of all units', async () => {
  const asked = { accountId: knownIds.ostsee, intervalId: intervalAfter(now, -1), hideIndirectPayments: true };
  const bill = await owner.call(GetOnlineBillReport, { ...asked, limit: 1000 });
  const costs = new Map(
    (await linesOf(intervalAfter(now, -1), knownIds.ostsee)).map((line) => [line.id, costOf(line)]),
  );
  expect([...costs.values()].filter((cost) => cost !== undefined).length).toBeGreaterThan(5);
  expect(new Map(bill.Items.filter(({ RowId }) => costs.has(RowId)).map((row) => [row.RowId, row.Cost]))).toEqual(
    costs,
  );
  expect(bill.Totals.Cost).toBe(sum([...costs.values()]));
  const seen = await reseller.call(GetOnlineBillReport, { ...asked, limit: 1000 });
  expect(seen.Items.length).toBe(bill.Items.length);
  expect(JSON.stringify(seen)).not.toMatch(/"(Cost|Margin)/);
});

it('is known before the month is billed', async () => {
  const asked = { accountId: knownIds.ostsee, intervalId: now, hideIndirectPayments: true };
  const { IsEstimate, Items } = await owner.call(GetOnlineBillReport, { ...asked, limit: 1000 });
  expect(IsEstimate).toBe(true);
  expect(Items.filter(({ Cost }) => Cost !== undefined).length).toBeGreaterThan(5);
  const seen = await reseller.call(GetOnlineBillReport, { ...asked, limit: 1000 });
  expect(JSON.stringify(seen)).not.toMatch(/"(Cost|Margin)/);
});

it('is what his margin by service is made of, before months are summed and after', async () => {
  const lines = (await linesOf(intervalAfter(now, -11))).map((line) => ({ ...line, cost: costOf(line) }));
  const expected = new Map<string, number>();
  for (const { service } of lines) {
    const costs = lines.filter((line) => line.service === service && line.cost !== undefined).map(({ cost }) => cost);
    if (costs.length > 0) expected.set(service, sum(costs));
  }
  expect(expected.size).toBeGreaterThan(3);
  const margins = async () => {
    const { Items } = await owner.call(RunReport, {
      report: 'margin',
      parameters: { period: 'Last12Months' },
      limit: 1000,
    });
    return new Map(Items.flatMap(({ RowId, Values }) => (Values['Cost'] == null ? [] : [[RowId, Values['Cost']]])));
  };
  expect(await margins()).toEqual(expected);
  expect(await sumMonths(server, 1000)).toBeGreaterThan(0);
  expect(await margins()).toEqual(expected);
});

it('is rounded to the decimals of its currency, as everywhere else', async () => {
  const currencies = Intl.supportedValuesOf('currency');
  const { rows } = await sql<{ currency: string; decimals: number }>`
    select currency, portolan.decimals_of(currency) as decimals from unnest(${currencies}::text[]) currency`.execute(
    server.database.owner,
  );
  expect(rows.map((row) => [row.currency, row.decimals])).toEqual(currencies.map((each) => [each, decimalsOf(each)]));
});
