/** A report as a file, over HTTP: all its rows in CSV and in a workbook for whoever may run it, and a plain reason for whoever may not (SOLO-29, ERR-16). */
import { sql } from 'kysely';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import StartExport from '../../../manifests/operations/Export/StartExport.ts';
import GetJobFile from '../../../manifests/operations/Job/GetJobFile.ts';
import GetJobs from '../../../manifests/operations/Job/GetJobs.ts';
import GetReportColumns from '../../../manifests/operations/Reporting/GetReportColumns.ts';
import RunReport from '../../../manifests/operations/Reporting/RunReport.ts';
import { full, giveOnly } from '../../database/rights.ts';
import { type Caller, type DemoUser, signIn, startTestServer, type TestServer } from '../../database/server.ts';

const rights = full(
  'REPORTING',
  'SUBSCRIPTION',
  'CUSTOM_CHARGE_COMPANY',
  'CUSTOM_CHARGE_RESELLER',
  'CUSTOM_CHARGE_COST',
);
let server: TestServer;
let seller: Caller;
beforeAll(async () => {
  server = await startTestServer();
  seller = await having('reseller', rights);
});
afterAll(() => server.close());

async function having(name: DemoUser, of: Readonly<Record<string, readonly string[]>>): Promise<Caller> {
  const { UserAccountId } = await (await server.as(name)).me();
  await giveOnly(server, UserAccountId, { rights: of });
  return signIn(server.app, name);
}

const columns = [
  { field: 'Values.Charge', title: 'Charge', kind: 'Text' },
  { field: 'Values.Added', title: 'Added', kind: 'DateTimeUtc' },
  { field: 'Values.Amount', title: 'Amount', kind: 'Money', currencyField: 'Values.Currency' },
];
const wanted = (more: object = {}) => ({
  operation: RunReport.operation,
  input: { report: 'charges', parameters: { period: 'Last12Months' } },
  columns,
  format: 'csv' as const,
  fileName: 'Custom charges',
  locale: 'en-GB',
  ...more,
});

async function ended(by: Caller, more: object = {}) {
  const { JobId } = await by.call(StartExport, wanted(more));
  await server.work();
  const job = (await by.call(GetJobs, { limit: 1000 })).Items.find((one) => one.JobId === JobId);
  return { jobId: JobId, state: job?.State, error: job?.Error, hasFile: job?.HasFile };
}
const contentOf = async (by: Caller, jobId: number) =>
  Buffer.from((await by.call(GetJobFile, { jobId })).Content, 'base64');
const all = (by: Caller) =>
  by.call(RunReport, { report: 'charges', parameters: { period: 'Last12Months' }, limit: 1000 });

describe('a report as a file', () => {
  it('has every row of the screen in its order, as CSV and as a workbook', async () => {
    const { Items, TotalCount } = await all(seller);
    expect(TotalCount).toBeGreaterThan(1);
    const names = Items.map(({ Values }) => Values['Charge']);
    const text = await ended(seller);
    expect(text).toMatchObject({ state: 'Completed', hasFile: true });
    const csv = (await contentOf(seller, text.jobId)).toString('utf8').slice(1);
    const [head, ...rows] = Papa.parse<string[]>(csv, { skipEmptyLines: true }).data;
    expect(head?.[0]).toBe('Charge');
    expect(rows.map(([name]) => name)).toEqual(names);
    const book = await ended(seller, { format: 'xlsx' });
    const [titles, ...lines] = await readSheet(await contentOf(seller, book.jobId));
    expect(titles?.[0]).toBe('Charge');
    expect(lines.map(([name]) => name)).toEqual(names);
    // Amounts are numbers, which can be added.
    const place = titles?.indexOf('Amount') ?? -1;
    const sum = lines.reduce((total, line) => total + Number(line[place]), 0);
    expect(sum).toBeCloseTo(
      Items.reduce((total, { Values }) => total + Number(Values['Amount']), 0),
      2,
    );
  });

  it('keeps what was asked and found', async () => {
    const word = String((await all(seller)).Items[0]?.Values['Charge']);
    const input = { report: 'charges', parameters: { period: 'Last12Months' }, options: { filter: word } };
    const found = await seller.call(RunReport, { ...input, limit: 1000 });
    const { jobId } = await ended(seller, { input });
    const csv = (await contentOf(seller, jobId)).toString('utf8').slice(1);
    expect(Papa.parse(csv, { skipEmptyLines: true }).data).toHaveLength(found.TotalCount + 1);
  });

  it('says the reason where it cannot be made, and leaves no file', async () => {
    // Since yesterday no rate has come.
    await sql`alter table exchange_rate disable trigger user; update exchange_rate set as_of_utc = as_of_utc - interval '2 days'`.execute(
      server.database.owner,
    );
    const input = { report: 'charges', parameters: { currency: 'EUR' } };
    const { rows } = await sql`select from custom_charge where currency <> 'EUR'`.execute(server.database.owner);
    expect(rows.length).toBeGreaterThan(0);
    const unrated = await ended(await having('owner', rights), { input });
    const run = await (await server.as('owner')).post(RunReport.operation, input);
    expect(run.status).toBe(409);
    expect(unrated).toMatchObject({ state: 'Failed', error: run.message, hasFile: false });
    const never = { report: 'charges', parameters: { period: 'Never' } };
    expect(await ended(seller, { input: never })).toMatchObject({ state: 'Failed', hasFile: false });
  });

  it('is refused without the right to reports, to this one, and to a column that its reader may not see (I10)', async () => {
    const none = await having('user', full('SUBSCRIPTION'));
    expect((await none.post(StartExport.operation, wanted())).status).toBe(403);
    const other = await having('approver', full('REPORTING', 'SUBSCRIPTION'));
    const refused = await ended(other);
    expect(refused).toMatchObject({ state: 'Failed', hasFile: false });
    expect((await other.post(GetJobFile.operation, { jobId: refused.jobId })).status).toBe(404);
    const poor = await having('reseller', full('REPORTING', 'CUSTOM_CHARGE_COMPANY', 'CUSTOM_CHARGE_RESELLER'));
    const cost = { field: 'Values.Cost', title: 'Cost', kind: 'Number' };
    const blank = await ended(poor, { columns: [...columns, cost] });
    const csv = (await contentOf(poor, blank.jobId)).toString('utf8').slice(1);
    const cells = Papa.parse<string[]>(csv, { skipEmptyLines: true }).data.slice(1);
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.every((line) => line[3] === '')).toBe(true);
    expect((await poor.call(GetReportColumns, { report: 'charges' })).map(({ Field }) => Field)).not.toContain(
      cost.field,
    );
    seller = await having('reseller', rights);
  });

  it('is its owner’s alone', async () => {
    const { jobId } = await ended(seller);
    const other = await having('admin', rights);
    expect((await other.post(GetJobFile.operation, { jobId })).status).toBe(404);
  });
});
