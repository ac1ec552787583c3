/** The file of a whole month over HTTP: at once where it is short, as a job where it is long, and whose it is until it is forgotten (CALL-078). */
import { sql } from 'kysely';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import ExportOnlineBill from '../../../manifests/operations/Account/ExportOnlineBill.ts';
import GetAuditLog from '../../../manifests/operations/Account/GetAuditLog.ts';
import GetOnlineBillReport from '../../../manifests/operations/Account/GetOnlineBillReport.ts';
import RequestOnlineBill from '../../../manifests/operations/Account/RequestOnlineBill.ts';
import BillingRun from '../../../manifests/operations/Administration/BillingRun.ts';
import StartExport from '../../../manifests/operations/Export/StartExport.ts';
import GetJobFile from '../../../manifests/operations/Job/GetJobFile.ts';
import GetJobs from '../../../manifests/operations/Job/GetJobs.ts';
import { intervalOf } from '../../../src/rules/billing/interval.ts';
import { limits } from '../../../src/rules/limits.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { full, giveOnly } from '../../database/rights.ts';
import { type Caller, signIn, startTestServer, type TestServer } from '../../database/server.ts';

const intervalId = intervalOf(new Date().toISOString().slice(0, 10));
const asked = { accountId: knownIds.ostsee, intervalId, format: 'csv' as const };
const reading = full('ONLINEBILL', 'INDIRECT_PAYMENTS', 'AUDIT_LOG');
const prices = full('BILLING_SHOWPRODUCTPRICE');
const all = { ...reading, ...prices, ...full('BILLING_SHOWPRODUCTPRICE_MARGIN', 'CUSTOM_CHARGE_COST') };
let server: TestServer;
let seller: Caller;
let sellerId: number;
/** The job of a long file, once it was made. */
let long: number;
beforeAll(async () => {
  server = await startTestServer();
  sellerId = (await (await server.as('reseller')).me()).UserAccountId;
  await having(all);
});
afterAll(() => server.close());

async function having(rights: Readonly<Record<string, readonly string[]>>): Promise<void> {
  await giveOnly(server, sellerId, { rights });
  seller = await signIn(server.app, 'reseller');
}

const jobOf = async (jobId: number | undefined) =>
  (await seller.call(GetJobs, { limit: 1000 })).Items.find(({ JobId }) => JobId === jobId);
const statusOfFile = async (jobId: number | undefined, by = seller) =>
  (await by.post(GetJobFile.operation, { jobId })).status;
const rowsOf = (content: string | undefined) =>
  Papa.parse<string[]>(
    Buffer.from(content ?? '', 'base64')
      .toString()
      .slice(1),
    { skipEmptyLines: true },
  ).data;
const request = async () => (await seller.call(RequestOnlineBill, asked)).JobId;

it('is there at once where it is short, of the rows of the list, and leaves an entry in the log', async () => {
  const bill = await seller.call(GetOnlineBillReport, { accountId: asked.accountId, intervalId, limit: 1000 });
  const { JobId, FileName, Content } = await seller.call(RequestOnlineBill, asked);
  expect([JobId, FileName]).toEqual([undefined, `Billing-${asked.accountId}-${intervalId}.csv`]);
  const [head, ...rows] = rowsOf(Content);
  expect(head).toContain('Cost');
  expect(rows.map((row) => [row[0], row[1]])).toEqual(bill.Items.map(({ Customer, Name }) => [Customer, Name]));
  expect(rowsOf((await seller.call(ExportOnlineBill, asked)).Content)).toEqual([head, ...rows]);
  // In a workbook amounts are numbers, which can be added.
  const book = await seller.call(RequestOnlineBill, { ...asked, format: 'xlsx' });
  const [titles, ...lines] = await readSheet(Buffer.from(book.Content ?? '', 'base64'));
  expect([book.FileName, titles]).toEqual([`Billing-${asked.accountId}-${intervalId}.xlsx`, head]);
  const place = titles?.indexOf('Amount') ?? -1;
  expect(lines.map((line) => line[place])).toEqual(bill.Items.map(({ SalesPrice }) => SalesPrice));
  const { Items } = await seller.call(GetAuditLog, { accountId: asked.accountId, mode: 'audit', limit: 5 });
  expect(Items[0]).toMatchObject({ Event: 'Bill exported', Details: `${intervalId}.xlsx` });
  expect(Items[1]).toMatchObject({ Event: 'Bill exported', Details: `${intervalId}.csv` });
});

it('by customer has their sums, and no columns of lines', async () => {
  const grouped = { ...asked, groupByCustomers: true };
  const bill = await seller.call(GetOnlineBillReport, {
    accountId: asked.accountId,
    intervalId,
    groupByCustomers: true,
    limit: 1000,
  });
  const [head, ...rows] = rowsOf((await seller.call(RequestOnlineBill, grouped)).Content);
  expect(head).toEqual(['Customer', 'Rows', 'Cost', 'Amount', 'Currency']);
  expect(rows.map((row) => [row[0], Number(row[1])])).toEqual(
    bill.Items.map(({ Customer, LinesCount }) => [Customer, LinesCount]),
  );
});

it('is refused of an account out of sight and without the right', async () => {
  expect((await seller.post(RequestOnlineBill.operation, { ...asked, accountId: 1 })).status).toBe(404);
  const user = await server.as('user');
  expect((await user.post(RequestOnlineBill.operation, asked)).status).toBe(403);
});

it('with more rows than an answer is a job that writes all of them, once however often it is sent', async () => {
  const owner = await server.as('owner');
  await owner.call(BillingRun, { interval: intervalId });
  await sql`select schedule_job('bill', now())`.execute(server.database.owner);
  await server.work();
  // One sale with a line for each of very many days: a long bill, as the database would have it.
  await server.database.owner.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`
      insert into invoice_line (invoice_id, seller_account_id, buyer_account_id, interval_id, line_no, kind, account_id, service_id, item_id,
        tier_id, span_id, covers, quantity, unit_price, months, days, of_days, amount)
      select l.invoice_id, l.seller_account_id, l.buyer_account_id, l.interval_id, 1000 + n, l.kind, l.account_id, l.service_id, l.item_id,
        l.tier_id, l.span_id, daterange('1900-01-01'::date + n, '1900-01-02'::date + n), l.quantity, l.unit_price, l.months, l.days, l.of_days, l.amount
      from generate_series(1, ${limits.billRows}::integer) n cross join (
        select * from invoice_line where seller_account_id = ${knownIds.ostsee} and interval_id = ${intervalId} and kind = 'Recurring'
        order by invoice_line_id limit 1) l`.execute(db);
    await sql`
      update invoice_sum s set lines = l.lines, amount = l.amount
      from (select invoice_id, fee_of(kind, months) as fee, count(*) as lines, sum(amount) as amount from invoice_line group by 1, 2) l
      where l.invoice_id = s.invoice_id and l.fee = s.fee`.execute(db);
  });
  const refused = await seller.post(ExportOnlineBill.operation, asked);
  expect([refused.status, refused.message]).toEqual([409, expect.stringContaining(`at most ${limits.billRows}`)]);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const first = await seller.post(RequestOnlineBill.operation, asked, headers);
  const again = await seller.post(RequestOnlineBill.operation, asked, headers);
  expect(again.data).toEqual(first.data);
  const { JobId } = first.data as { JobId: number };
  long = JobId;
  expect(await jobOf(JobId)).toMatchObject({ Kind: 'export', State: 'Queued', HasFile: false });
  await server.work();
  const { TotalCount } = await seller.call(GetOnlineBillReport, { ...asked, limit: 1 });
  expect(TotalCount).toBeGreaterThan(limits.billRows);
  expect(await jobOf(JobId)).toMatchObject({ State: 'Completed', Done: TotalCount, HasFile: true });
  const [head = [], ...rows] = rowsOf((await seller.call(GetJobFile, { jobId: JobId })).Content);
  expect(rows).toHaveLength(TotalCount);
  // Each of the many has a day of its own: none is missing, none comes twice.
  expect(new Set(rows.map((row) => row[head.indexOf('Covers')])).size).toBeGreaterThan(limits.billRows);
  expect(await statusOfFile(JobId, await server.as('owner'))).toBe(404);
});

it('is for nobody who may not read any more what is in it: neither written nor fetched', async () => {
  const ofList = await seller.call(StartExport, {
    operation: GetOnlineBillReport.operation,
    input: { accountId: asked.accountId, intervalId, groupByCustomers: true },
    columns: [{ field: 'SalesPrice', title: 'Amount', kind: 'Money', currencyField: 'Currency' }],
    format: 'csv',
    fileName: 'bill',
    locale: 'en',
  });
  await server.work();
  const late = await request();
  expect([await statusOfFile(long), await statusOfFile(ofList.JobId)]).toEqual([200, 200]);
  await having(reading);
  expect([await statusOfFile(long), await statusOfFile(ofList.JobId)]).toEqual([403, 403]);
  await server.work();
  expect(await jobOf(late)).toMatchObject({ State: 'Failed', HasFile: false });
  expect((await jobOf(late))?.Error).toContain('BILLING_SHOWPRODUCTPRICE');
  // What he asks for now has no amounts, and stays his when he may read them again.
  const poor = await request();
  await server.work();
  const [head] = rowsOf((await seller.call(GetJobFile, { jobId: poor ?? 0 })).Content);
  expect(head?.join()).not.toMatch(/Cost|Amount|price/i);
  await having(all);
  expect([await statusOfFile(long), await statusOfFile(poor)]).toEqual([200, 200]);
});

it('is forgotten after its time', async () => {
  expect(await statusOfFile(long)).toBe(200);
  const { owner } = server.database;
  await owner
    .updateTable('job_file')
    .set({ expires_utc: new Date(Date.now() - 1000) })
    .where('job_id', '=', long)
    .execute();
  expect([await statusOfFile(long), (await jobOf(long))?.HasFile]).toEqual([404, false]);
  await sql`select schedule_job('clean-up', now())`.execute(owner);
  await server.work();
  const kept = await owner.selectFrom('job_file').select('job_id').where('job_id', '=', long).execute();
  expect(kept).toEqual([]);
});
