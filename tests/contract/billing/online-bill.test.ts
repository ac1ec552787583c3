/** Bills as accounts read them over HTTP: the estimate before a run and the lines after it, who sees what of them, and their sums (CALL-077, CALL-079). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import ExportOnlineBill from '../../../manifests/operations/Account/ExportOnlineBill.ts';
import GetIntervals from '../../../manifests/operations/Account/GetIntervals.ts';
import GetOnlineBillReport from '../../../manifests/operations/Account/GetOnlineBillReport.ts';
import BillingRun from '../../../manifests/operations/Administration/BillingRun.ts';
import AddCustomCharge from '../../../manifests/operations/CustomCharges/AddCustomCharge.ts';
import type { DataOf, InputOf } from '../../../src/define/contract/operation.ts';
import { intervalAfter, intervalOf } from '../../../src/rules/billing/interval.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { Worker } from '../../../src/server/queue/worker.ts';
import { full, giveOnly } from '../../database/rights.ts';
import { type Caller, type DemoUser, signIn, startTestServer, type TestServer } from '../../database/server.ts';

type Bill = DataOf<typeof GetOnlineBillReport>;

const intervalId = intervalOf(new Date().toISOString().slice(0, 10));
const prices = full('ONLINEBILL', 'BILLING_SHOWPRODUCTPRICE');
const all = {
  ...prices,
  ...full('BILLING_SHOWPRODUCTPRICE_MARGIN', 'INDIRECT_PAYMENTS', 'CUSTOM_CHARGE_COMPANY', 'CUSTOM_CHARGE_COST'),
};
let server: TestServer;
let seller: Caller;
let buyer: Caller;
beforeAll(async () => {
  server = await startTestServer();
  seller = await having('reseller', all);
  buyer = await having('admin', all);
  const customCharge = { Name: 'Anfahrt', Amount: 50, Cost: 70 };
  await seller.call(AddCustomCharge, { accountId: knownIds.donau, customCharge });
});
afterAll(() => server.close());

async function having(name: DemoUser, rights: Readonly<Record<string, readonly string[]>>): Promise<Caller> {
  const { UserAccountId } = await (await server.as(name)).me();
  await giveOnly(server, UserAccountId, { rights });
  return signIn(server.app, name);
}

const billOf = (by: Caller, accountId: number, more: Partial<InputOf<typeof GetOnlineBillReport>> = {}) =>
  by.call(GetOnlineBillReport, { accountId, intervalId, limit: 1000, ...more });
const status = async (by: Caller, accountId: number, more: object = {}) =>
  (await by.post(GetOnlineBillReport.operation, { accountId, intervalId, ...more })).status;

/** What it says, whether it is an estimate or not. */
const said = ({ Items, Totals }: Bill) => ({
  Totals,
  Items: Items.map(({ RowId, IsEstimate, ...row }) => JSON.stringify(row)).sort(),
});

const known = new Map<string, Bill>();

describe('the month that goes on', () => {
  it('is estimated: for the buyer what he pays, for the seller what it leaves him besides', async () => {
    const mine = await billOf(buyer, knownIds.donau);
    expect(mine.IsEstimate).toBe(true);
    expect(mine.Totals.UnpricedCount).toBe(0);
    expect(mine.Items.length).toBeGreaterThan(5);
    expect(mine.Items.filter((row) => 'Cost' in row || 'Margin' in row)).toEqual([]);
    expect(mine.Items.find(({ Name }) => Name === 'Anfahrt')).toMatchObject({ SalesPrice: 50, Fee: 'Custom charge' });
    const sum = mine.Items.reduce((total, { SalesPrice = 0 }) => total + SalesPrice, 0);
    expect(mine.Totals.ToPay).toBeCloseTo(sum, 2);
    const sold = await billOf(seller, knownIds.donau);
    const without = ({ Cost, Margin, MarginPercent, ...row }: Bill['Items'][number]) => row;
    expect(sold.Items.map(without)).toEqual(mine.Items);
    expect(sold.Items.find(({ Name }) => Name === 'Anfahrt')).toMatchObject({ Cost: 70, Margin: -20 });
    expect(sold.Items.filter(({ Cost }) => Cost !== undefined).length).toBeGreaterThan(3);
    known.set('mine', mine);
    known.set('sold', sold);
  });

  it('is grouped by who pays: each with the sum of his rows, which stand below him', async () => {
    const lines = await billOf(seller, knownIds.ostsee);
    const grouped = await billOf(seller, knownIds.ostsee, { groupByCustomers: true });
    expect(grouped.Totals).toEqual(lines.Totals);
    expect(grouped.Items.reduce((sum, { LinesCount }) => sum + LinesCount, 0)).toBe(lines.TotalCount);
    const donau = grouped.Items.find(({ CustomerAccountId }) => CustomerAccountId === knownIds.donau);
    const below = await billOf(seller, knownIds.ostsee, { groupByCustomers: true, below: donau?.RowId ?? '' });
    expect(below.TotalCount).toBe(donau?.LinesCount);
    expect(donau?.SalesPrice).toBeCloseTo(
      below.Items.reduce((sum, { SalesPrice = 0 }) => sum + SalesPrice, 0),
      2,
    );
    const own = await billOf(seller, knownIds.ostsee, { hideIndirectPayments: true });
    expect(own.Items.filter(({ IsIndirect }) => IsIndirect)).toEqual([]);
    expect(own.Items.filter((row) => 'Cost' in row)).toEqual([]);
    known.set('all', lines);
  });

  it('is narrowed by how often it is paid, and found by words', async () => {
    const once = await billOf(buyer, knownIds.donau, { billingInterval: 'OneTime' });
    expect(new Set(once.Items.map(({ Interval }) => Interval))).toEqual(new Set(['OneTime']));
    const found = await billOf(buyer, knownIds.donau, { options: { filter: 'anfahrt' } });
    expect(found.Items.map(({ Name }) => Name)).toEqual(['Anfahrt']);
    expect(found.Totals).toMatchObject({ LinesCount: 1, ToPay: 50 });
  });
});

describe('a bill', () => {
  it('is of nobody else: neither of whom one does not see, nor of the seller', async () => {
    expect(await status(buyer, knownIds.ostsee)).toBe(404);
    expect(await status(buyer, knownIds.root)).toBe(404);
    expect(await status(seller, 999_999_999)).toBe(404);
    expect(await status(await server.as('user'), knownIds.donau)).toBe(403);
    const { UserAccountId } = await seller.me();
    expect(await status(seller, UserAccountId)).toBe(403);
    expect(await status(seller, knownIds.donau, { intervalId: 202613 })).toBe(400);
    expect(await status(seller, knownIds.donau, { intervalId: intervalAfter(intervalId, 1) })).toBe(400);
    const stolen = await billOf(buyer, knownIds.donau, { groupByCustomers: true, below: `c${knownIds.ostsee}-EUR` });
    expect(stolen.Items).toEqual([]);
  });

  it('tells no price, margin or indirect payment without the right to it, neither in a file', async () => {
    const poor = await having('reseller', full('ONLINEBILL'));
    const bill = await billOf(poor, knownIds.ostsee);
    expect(bill.Items.length).toBeGreaterThan(0);
    expect(JSON.stringify(bill)).not.toMatch(
      /"(SalesPrice|UnitPrice|Cost|Margin|ToPay|Indirect|Monthly|RemainingCommitment)":/,
    );
    expect(bill.Items.filter(({ IsIndirect }) => IsIndirect)).toEqual([]);
    const asked = { accountId: knownIds.ostsee, intervalId, format: 'csv' as const };
    const file = Buffer.from((await poor.call(ExportOnlineBill, asked)).Content, 'base64').toString();
    expect(file.split('\r\n')[0]).not.toMatch(/Cost|Amount|price/i);
    seller = await having('reseller', all);
    const whole = Buffer.from((await seller.call(ExportOnlineBill, asked)).Content, 'base64').toString();
    expect(whole.split('\r\n').length - 1).toBe(known.get('all')?.TotalCount);
    expect(whole).toContain('Anfahrt');
  });

  it('of a month is what was estimated of it (P10)', async () => {
    const owner = await server.as('owner');
    await owner.call(BillingRun, { interval: intervalId });
    await sql`insert into job (name, payload) values ('bill', '{}')`.execute(server.database.owner);
    await new Worker({ service: server.service, handlers: new Map(), onProblem: console.error }).drain();
    const mine = await billOf(buyer, knownIds.donau);
    expect(mine.IsEstimate).toBe(false);
    expect(said(mine)).toEqual(said(known.get('mine') as Bill));
    expect(said(await billOf(seller, knownIds.donau))).toEqual(said(known.get('sold') as Bill));
    expect(said(await billOf(seller, knownIds.ostsee))).toEqual(said(known.get('all') as Bill));
  });

  it('is read page by page as it is read whole, by its rows and by its customers', async () => {
    const whole = await billOf(seller, knownIds.ostsee);
    const rows: Bill['Items'] = [];
    for (let offset = 0; offset <= whole.TotalCount; offset += 7) {
      const page = await billOf(seller, knownIds.ostsee, { limit: 7, options: { offset } });
      expect([page.TotalCount, page.Totals]).toEqual([whole.TotalCount, whole.Totals]);
      rows.push(...page.Items);
    }
    expect(rows).toEqual(whole.Items);
    const costOf = (buyer: number) =>
      whole.Items.reduce((sum, { CustomerAccountId, Cost = 0 }) => sum + (CustomerAccountId === buyer ? Cost : 0), 0);
    const customers = (await billOf(seller, knownIds.ostsee, { groupByCustomers: true })).Items;
    for (const { CustomerAccountId, Cost = 0 } of customers) expect(Cost).toBeCloseTo(costOf(CustomerAccountId), 2);
    expect(customers.filter(({ Cost }) => Cost !== undefined).length).toBeGreaterThan(0);
    const anfahrt = await billOf(seller, knownIds.ostsee, { options: { filter: 'ANFAHRT' } });
    expect(anfahrt.Items).toEqual(whole.Items.filter(({ Name }) => Name === 'Anfahrt'));
  });

  it('is there for each month since the first', async () => {
    const intervals = await buyer.call(GetIntervals, { accountId: knownIds.donau });
    expect(intervals[0]).toMatchObject({ IntervalId: intervalId, IsOpen: true, Currency: 'EUR' });
    expect((await buyer.post(GetIntervals.operation, { accountId: knownIds.ostsee })).status).toBe(404);
  });
});
