/** Kept sums of months: reports say the same with them, without them and while some are kept, whatever was billed, corrected and summed in which order (I10). */
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetReportChart from '../../../manifests/operations/Reporting/GetReportChart.ts';
import RunReport from '../../../manifests/operations/Reporting/RunReport.ts';
import { issueNote } from '../../../src/server/billing/correct.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { full, giveOnly } from '../../database/rights.ts';
import { type Caller, signIn, startTestServer, type TestServer } from '../../database/server.ts';
import { forgetYear, issueBill, type MadeBill, salesOf, sumMonths as sumMonthsOf, year } from './made-bills.ts';

let server: TestServer;
let seller: Caller;
let owner: Caller;
let sales: Awaited<ReturnType<typeof salesOf>>;
beforeAll(async () => {
  server = await startTestServer();
  const id = (await (await server.as('reseller')).me()).UserAccountId;
  const rights = full('REPORTING', 'ONLINEBILL', 'BILLING_SHOWPRODUCTPRICE', 'BILLING_SHOWPRODUCTPRICE_MARGIN');
  await giveOnly(server, id, { rights });
  seller = await signIn(server.app, 'reseller');
  owner = await server.as('owner');
  sales = await salesOf(server);
  expect(new Set(sales.map(({ buyer }) => buyer)).size).toBe(2);
}, 120_000);
afterAll(() => server.close());

type Step =
  | { readonly is: 'bill'; readonly bill: MadeBill }
  | { readonly is: 'sum'; readonly months: number }
  | { readonly is: 'credit'; readonly which: number; readonly instead: boolean };

const line = fc.record({
  subscription: fc.nat(3),
  third: fc.constantFrom(0, 1) as fc.Arbitrary<0 | 1>,
  kind: fc.constantFrom('Recurring', 'Recurring', 'Recurring', 'Charge') as fc.Arbitrary<'Recurring' | 'Charge'>,
  months: fc.constantFrom(1, 12) as fc.Arbitrary<1 | 12>,
  cents: fc.integer({ min: 0, max: 1_000_00 }),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      is: fc.constant('bill' as const),
      bill: fc.record({
        isAbove: fc.boolean(),
        buyer: fc.nat(1),
        month: fc.integer({ min: 1, max: 2 }),
        currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'EUR', 'CHF') as fc.Arbitrary<'EUR' | 'CHF'>,
        lines: fc.array(line, { minLength: 4, maxLength: 8 }),
      }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('sum' as const), months: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('credit' as const), which: fc.nat(20), instead: fc.boolean() }) },
);

const sumMonths = (many: number) => sumMonthsOf(server, many);

/** Takes a line back, or charges less for it. */
const credit = (which: number, instead: boolean) =>
  server.database.owner.transaction().execute(async (db) => {
    await sql`select set_config('app.scope', root_path(), true)`.execute(db);
    const { rows } = await sql<{ invoice: number; line: number }>`
      select l.invoice_id as invoice, l.invoice_line_id as line from invoice_line l join invoice i using (invoice_id)
      where i.kind = 'Invoice' and l.interval_id / 100 = ${year} and l.amount > 1
        and not exists (select from invoice_line c where c.credits_line_id = l.invoice_line_id)
      order by 1, 2`.execute(db);
    const chosen = rows[which % Math.max(rows.length, 1)];
    if (!chosen) return;
    const wanted = { invoiceId: chosen.invoice, lineIds: [chosen.line], reason: 'Made up' };
    await issueNote(db, { ...wanted, ...(instead && { instead: 0.5 }) });
  });

/** Over all lines, as the reports were before anything was kept. */
async function slow(fee: string | null) {
  const feeOf = sql`case when l.months = 12 then 'Yearly' when l.months = 1 or l.kind = 'Usage' then 'Monthly' else 'OneTime' end`;
  const billed = sql`
    select l.*, i.currency::text as currency, ${feeOf} as fee from invoice_line l join invoice i using (invoice_id)
    where i.state = 'Final' and l.seller_account_id = ${knownIds.ostsee} and l.interval_id / 100 = ${year}
      and (${fee}::text is null or ${feeOf} = ${fee})`;
  const paid = sql`
    select l.span_id, l.interval_id, l.kind, l.covers, i.currency::text as currency, sum(l.amount) as amount
    from invoice_line l join invoice i using (invoice_id)
    where i.state = 'Final' and l.buyer_account_id = ${knownIds.ostsee} and l.span_id is not null group by 1, 2, 3, 4, 5`;
  const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(server.database.owner)).rows;
  return {
    revenue: await rowsOf(sql`
      select b.buyer_account_id || '-' || currency as id, sum(amount)::float8 as "Revenue",
        coalesce(sum(amount) filter (where fee = 'Yearly'), 0)::float8 as "Yearly" from (${billed}) b group by 1`),
    'revenue-by-month': await rowsOf(sql`
      select overlay(interval_id::text placing '-' from 5 for 0) || '-' || currency as id, sum(amount)::float8 as "Revenue",
        count(distinct buyer_account_id)::integer as "Customers" from (${billed}) b group by 1`),
    margin: await rowsOf(sql`
      select coalesce(b.service_id, 0) || '-' || b.currency as id, sum(b.amount)::float8 as "Revenue",
        sum(b.amount) filter (where p.amount is not null)::float8 as "Costed", sum(p.amount)::float8 as "Cost"
      from (${billed}) b left join (${paid}) p on p.span_id = b.span_id and p.interval_id = b.interval_id and p.kind = b.kind
        and p.covers = b.covers and p.currency = b.currency group by 1`),
  } as const;
}

type Rows = readonly { readonly id: string }[];
const byId = (rows: Rows): Rows => rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** What the reports say, of the columns that the rows above have. */
async function said(by: Caller, report: string, fee: string | null, like: Rows): Promise<Rows> {
  const parameters = { period: 'LastYear', ...(fee && { fee }), ...(by === owner && { seller: knownIds.ostsee }) };
  const { Items } = await by.call(RunReport, { report, parameters, limit: 1000 });
  const columns = Object.keys(like[0] ?? {}).filter((name) => name !== 'id');
  return Items.map(({ RowId, Values }) => ({
    id: RowId,
    ...Object.fromEntries(columns.map((name) => [name, Values[name]])),
  }));
}

async function expectSame(): Promise<void> {
  for (const fee of [null, 'Yearly', 'Monthly']) {
    const expected = await slow(fee);
    for (const [report, rows] of Object.entries(expected))
      for (const by of [seller, owner])
        expect(byId(await said(by, report, fee, rows as Rows)), `${report} ${fee}`).toEqual(byId(rows as Rows));
  }
}

describe('a report over kept sums', () => {
  it('says what the lines say, in whatever order months are billed, corrected and summed', async () => {
    let summed = 0;
    let costed = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async (steps) => {
        await forgetYear(server);
        for (const one of steps) {
          if (one.is === 'bill') await issueBill(server, sales, one.bill);
          else if (one.is === 'sum') summed += await sumMonths(one.months);
          else await credit(one.which, one.instead);
        }
        await expectSame();
        costed += (await slow(null)).margin.filter((row) => (row as { Cost: number | null }).Cost !== null).length;
        summed += await sumMonths(1000);
        await expectSame();
      }),
      { numRuns: 15, seed: 225, endOnFailure: true },
    );
    // It was worth it: sums were kept, and costs found.
    expect(summed).toBeGreaterThan(15);
    expect(costed).toBeGreaterThan(5);
  }, 240_000);
});

describe('sums of a month', () => {
  it('are kept by the product itself, and by nobody who signs in', async () => {
    await forgetYear(server);
    const bill = { isAbove: false, buyer: 0, month: 1, currency: 'EUR' as const };
    const asked = { subscription: 0, third: 0, kind: 'Recurring', months: 1, cents: 1200 } as const;
    await issueBill(server, sales, { ...bill, lines: [asked] });
    await issueBill(server, sales, { ...bill, isAbove: true, lines: [{ ...asked, cents: 700 }] });
    const open = async () =>
      (await sql`select from month_to_sum where interval_id / 100 = ${year}`.execute(server.database.owner)).rows
        .length;
    expect(await open()).toBe(3);
    await expect(
      server.database.owner.transaction().execute(async (db) => {
        await sql`select set_config('app.scope', root_path(), true), set_config('app.user', ${String((await owner.me()).UserAccountId)}, true)`.execute(
          db,
        );
        await sql`select sum_next_month()`.execute(db);
      }),
    ).rejects.toThrow(/product itself/);
    await sql`insert into job (name, payload) values ('sum-months', '{}') on conflict do nothing`.execute(
      server.database.owner,
    );
    await sql`update job set run_at = now() where name = 'sum-months' and state = 'Queued'`.execute(
      server.database.owner,
    );
    await server.work();
    expect(await open()).toBe(0);
    const { rows } = await sql<{ costed: number; cost: number }>`
      select costed::float8 as costed, cost::float8 as cost from margin_month where seller_account_id = ${knownIds.ostsee} and interval_id / 100 = ${year}`.execute(
      server.database.owner,
    );
    expect(rows).toEqual([{ costed: 12, cost: 7 }]);
    await expectSame();
  });

  it('of what a seller paid are no buyer’s, and not of who came to stand above him', async () => {
    const seen = async (path: string) =>
      server.database.owner.transaction().execute(async (db) => {
        const role = (
          await sql<{ role: string }>`select value as role from installation where name = 'declared-role'`.execute(db)
        ).rows[0]?.role;
        await sql`select set_config('app.scope', ${path}, true)`.execute(db);
        await sql`set local role ${sql.raw(`"${role?.replaceAll('"', '')}"`)}`.execute(db);
        return (
          await sql`select from margin_month where seller_account_id = ${knownIds.ostsee} and interval_id / 100 = ${year}`.execute(
            db,
          )
        ).rows.length;
      });
    const path = async (id: number) =>
      (await sql<{ path: string }>`select path from account where account_id = ${id}`.execute(server.database.owner))
        .rows[0]?.path ?? '';
    expect(await seen(await path(knownIds.root))).toBe(1);
    expect(await seen(await path(knownIds.ostsee))).toBe(1);
    expect(await seen(await path(sales[0]?.buyer ?? 0))).toBe(0);
  });

  it('wait for the end of a run that bills it', async () => {
    await forgetYear(server);
    await sql`insert into bill_run (seller_account_id, interval_id) values (${knownIds.ostsee}, ${year * 100 + 2})`.execute(
      server.database.owner,
    );
    await sumMonths(1000);
    const bill = { isAbove: false, buyer: 0, month: 2, currency: 'EUR' as const };
    await issueBill(server, sales, {
      ...bill,
      lines: [{ subscription: 0, third: 0, kind: 'Recurring', months: 1, cents: 500 }],
    });
    expect(await sumMonths(1)).toBe(0);
    await expectSame();
    const chart = await seller.call(GetReportChart, { report: 'revenue', parameters: { period: 'LastYear' } });
    expect(chart).toEqual([{ Month: `${year}-02`, Series: 'Monthly', Value: 5, Currency: 'EUR', IsEstimate: false }]);
    await sql`update bill_run set state = 'Finished', finished_utc = now() where interval_id = ${year * 100 + 2}`.execute(
      server.database.owner,
    );
    expect(await sumMonths(1)).toBe(1);
    await expectSame();
  });
});
