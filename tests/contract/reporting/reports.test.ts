/** Reports over HTTP: what is listed for whom, every one of them run, and totals over all rows and not the page (CALL-128, CALL-129, SOLO-28, SOLO-29). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import BillingRun from '../../../manifests/operations/Administration/BillingRun.ts';
import GetFrequentReports from '../../../manifests/operations/Reporting/GetFrequentReports.ts';
import GetReportChart from '../../../manifests/operations/Reporting/GetReportChart.ts';
import GetReportColumns from '../../../manifests/operations/Reporting/GetReportColumns.ts';
import GetReportParameters from '../../../manifests/operations/Reporting/GetReportParameters.ts';
import GetReports from '../../../manifests/operations/Reporting/GetReports.ts';
import RunReport from '../../../manifests/operations/Reporting/RunReport.ts';
import { intervalOf } from '../../../src/rules/billing/interval.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { Worker } from '../../../src/server/queue/worker.ts';
import { full, giveOnly } from '../../database/rights.ts';
import { type Caller, type DemoUser, signIn, startTestServer, type TestServer } from '../../database/server.ts';

const bills = full('REPORTING', 'ONLINEBILL', 'BILLING_SHOWPRODUCTPRICE');
const thisMonth = intervalOf(new Date().toISOString().slice(0, 10));
let server: TestServer;
let owner: Caller;
let seller: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('owner');
  await owner.call(BillingRun, { interval: thisMonth });
  await sql`insert into job (name, payload) values ('bill', '{}')`.execute(server.database.owner);
  await new Worker({ service: server.service, handlers: new Map(), onProblem: console.error }).drain();
  seller = await having('reseller', { ...bills, ...full('BILLING_SHOWPRODUCTPRICE_MARGIN') });
}, 120_000);
afterAll(() => server.close());

async function having(name: DemoUser, rights: Readonly<Record<string, readonly string[]>>): Promise<Caller> {
  const { UserAccountId } = await (await server.as(name)).me();
  await giveOnly(server, UserAccountId, { rights });
  return signIn(server.app, name);
}

const eur = (total: unknown): number => Number((total as Readonly<Record<string, number>> | undefined)?.['EUR']);
const status = async (by: Caller, input: object) => (await by.post(RunReport.operation, input)).status;

describe('every report', () => {
  it('is listed with its parameters and columns, run, sorted, searched and drawn', async () => {
    const listed = await owner.call(GetReports, {});
    expect(listed.length).toBeGreaterThanOrEqual(11);
    for (const { Report: report } of listed) {
      const columns = await owner.call(GetReportColumns, { report });
      const parameters = await owner.call(GetReportParameters, { report });
      const answer = await owner.call(RunReport, { report, limit: 3 });
      const last = columns.at(-1)?.Field ?? '';
      const sorted = { report, orderBy: { Key: last, Value: 'DESC' as const }, options: { filter: 'a' } };
      expect((await owner.call(RunReport, sorted)).TotalCount).toBeLessThanOrEqual(answer.TotalCount);
      for (const { Values } of answer.Items) {
        for (const { Field } of columns) expect(Values).toHaveProperty(Field.replace('Values.', ''));
      }
      const chosen = parameters.flatMap(({ Name, Choices }) =>
        Choices?.[0] && Name !== 'currency' ? [[Name, Choices[0].Value] as const] : [],
      );
      const asked = { report, parameters: Object.fromEntries(chosen) };
      await owner.call(RunReport, asked);
      for (const { Month } of await owner.call(GetReportChart, asked)) expect(Month).toMatch(/^20\d\d-\d\d$/);
    }
  }, 120_000);

  it('says clearly what it cannot be asked', async () => {
    const report = 'orders';
    expect(await status(owner, { report: 'nothing' })).toBe(404);
    expect(await status(owner, { report: '../orders' })).toBe(400);
    expect(await status(owner, { report, parameters: { colour: 'red' } })).toBe(400);
    expect(await status(owner, { report, parameters: { period: 'Yesterday' } })).toBe(400);
    expect(await status(owner, { report, parameters: { from: '2026-02-31' } })).toBe(400);
    expect(await status(owner, { report, parameters: { from: '2026-05-02', to: '2026-05-01' } })).toBe(400);
    expect(await status(owner, { report, parameters: { currency: "EUR'; drop table invoice" } })).toBe(400);
    expect(await status(owner, { report, parameters: { below: 'x' } })).toBe(400);
    expect(await status(owner, { report, parameters: { below: 999_999_999 } })).toBe(404);
    expect(await status(owner, { report, orderBy: { Key: 'Values.Nothing', Value: 'ASC' } })).toBe(400);
    const { fields } = await owner.post(RunReport.operation, { report, parameters: { period: 'Yesterday' } });
    expect(Object.keys(fields ?? {})).toEqual(['parameters.period']);
  });
});

describe('revenue', () => {
  it('is what final invoices say, its totals those of all rows and not of the page, each currency by itself', async () => {
    const { rows: sums } = await sql<{ currency: string; net: number; buyers: number }>`
      select i.currency, sum(i.net)::float8 as net, count(distinct i.buyer_account_id)::integer as buyers from invoice i
      where i.seller_account_id = ${knownIds.ostsee} and i.state = 'Final' and i.interval_id = ${thisMonth} group by 1`.execute(
      server.database.owner,
    );
    const asked = { report: 'revenue', parameters: { period: 'ThisMonth' } };
    const first = await seller.call(RunReport, { ...asked, limit: 1 });
    expect(first.TotalCount).toBe(sums.reduce((count, { buyers }) => count + buyers, 0));
    expect(first.TotalCount).toBeGreaterThan(1);
    expect(first.Items).toHaveLength(1);
    const expected = Object.fromEntries(sums.map(({ currency, net }) => [currency, net]));
    expect(first.Totals.Values['Revenue']).toEqual(expected);
    const months = await seller.call(RunReport, { ...asked, report: 'revenue-by-month' });
    expect(months.Totals.Values['Revenue']).toEqual(expected);
    for (const { currency, net } of sums) {
      const points = (await seller.call(GetReportChart, asked)).filter(({ Currency }) => Currency === currency);
      expect(points.reduce((total, { Value }) => total + Value, 0)).toBeCloseTo(net, 2);
    }
  });

  it('is nobody else’s: neither of who buys, nor of a seller out of sight', async () => {
    const buyer = await having('admin', { ...bills, ...full('BILLING_SHOWPRODUCTPRICE_MARGIN') });
    for (const report of ['revenue', 'revenue-by-month', 'margin']) {
      expect((await buyer.call(RunReport, { report })).TotalCount).toBe(0);
      expect(await buyer.call(GetReportChart, { report })).toEqual([]);
      expect(await status(buyer, { report, parameters: { seller: knownIds.ostsee } })).toBe(404);
      expect(await status(seller, { report, parameters: { seller: knownIds.root } })).toBe(404);
      expect(await status(seller, { report, parameters: { seller: knownIds.donau } })).toBe(403);
    }
  });
});

describe('margin', () => {
  it('is what is left of the sales whose cost is known, for whoever may read it', async () => {
    const { Totals, Items } = await seller.call(RunReport, {
      ...{ report: 'margin', parameters: { period: 'ThisMonth', currency: 'EUR' }, limit: 1000 },
    });
    const { Costed, Cost, Margin } = Totals.Values;
    expect(eur(Cost)).toBeGreaterThan(0);
    expect(eur(Margin)).toBeCloseTo(eur(Costed) - eur(Cost), 2);
    const ofEuros = Items.filter(({ Values }) => Values['Currency'] === 'EUR');
    expect(eur(Margin)).toBeCloseTo(
      ofEuros.reduce((sum, { Values }) => sum + Number(Values['Margin'] ?? 0), 0),
      2,
    );
  });

  it('is largest first, and services whose cost nobody knows come last', async () => {
    const { Items } = await seller.call(RunReport, {
      report: 'margin',
      parameters: { period: 'ThisMonth' },
      limit: 1000,
    });
    const margins = Items.map(({ Values }) => Values['Margin'] as number | null);
    const known = margins.filter((margin) => margin !== null);
    expect(known.length).toBeGreaterThan(1);
    expect(known.length).toBeLessThan(margins.length);
    expect(margins.slice(0, known.length)).toEqual(known.toSorted((a, b) => b - a));
  });

  it('is not there without the right: neither listed nor run (I10)', async () => {
    const poor = await having('reseller', { ...bills, ...full('CUSTOM_CHARGE_COMPANY', 'CUSTOM_CHARGE_RESELLER') });
    const listed = (await poor.call(GetReports, {})).map(({ Report }) => Report);
    expect(listed).toContain('revenue');
    expect(listed).not.toContain('margin');
    for (const call of [RunReport, GetReportChart, GetReportColumns, GetReportParameters])
      expect((await poor.post(call.operation, { report: 'margin' })).status).toBe(404);
    const charges = await poor.call(RunReport, { report: 'charges' });
    expect(charges.TotalCount).toBeGreaterThan(0);
    expect(JSON.stringify(charges)).not.toContain('Cost');
    const columns = await poor.call(GetReportColumns, { report: 'charges' });
    expect(columns.map(({ Field }) => Field)).not.toContain('Values.Cost');
    expect(await status(poor, { report: 'charges', orderBy: { Key: 'Values.Cost', Value: 'ASC' } })).toBe(400);
    seller = await having('reseller', { ...bills, ...full('BILLING_SHOWPRODUCTPRICE_MARGIN') });
  });
});

describe('what is run', () => {
  it('is counted once for a while, for whoever ran it, and stands first', async () => {
    const caller = await having('approver', full('REPORTING', 'SUBSCRIPTION', 'CREDITCHECK_ORDERMANAGEMENT'));
    await caller.call(RunReport, { report: 'renewals' });
    await caller.call(RunReport, { report: 'renewals' });
    const [used, ...others] = await caller.call(GetFrequentReports, {});
    expect(used).toMatchObject({ Report: 'renewals', UsesCount: 1 });
    expect(others).toEqual([]);
    const [first] = await caller.call(GetReports, {});
    expect(first).toMatchObject({ Report: 'renewals', Group: 'Frequently used' });
    await caller.call(RunReport, { report: 'orders' });
    expect(await caller.call(GetFrequentReports, { limit: 1 })).toHaveLength(1);
    await giveOnly(server, (await caller.me()).UserAccountId, { rights: full('REPORTING') });
    const poor = await signIn(server.app, 'approver');
    expect(await poor.call(GetFrequentReports, {})).toEqual([]);
  });

  it('is answered to many readers at once: none holds what another waits for', async () => {
    const asked = Array.from({ length: 12 }, () => status(owner, { report: 'drift' }));
    expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
  });

  it('is refused without the right to reports', async () => {
    const none = await having('user', full('SUBSCRIPTION'));
    for (const call of [GetReports, GetFrequentReports, RunReport, GetReportChart])
      expect((await none.post(call.operation, { report: 'renewals' })).status).toBe(403);
  });
});
