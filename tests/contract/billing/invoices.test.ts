/** Invoices over HTTP: who reads which, as buyer or seller, their lines and files, and what letters tell of them (CALL-076, CALL-151). */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import GetInvoice from '../../../manifests/operations/Account/GetInvoice.ts';
import GetInvoiceDocument from '../../../manifests/operations/Account/GetInvoiceDocument.ts';
import GetInvoiceLines from '../../../manifests/operations/Account/GetInvoiceLines.ts';
import GetInvoicePdf from '../../../manifests/operations/Account/GetInvoicePdf.ts';
import GetInvoices from '../../../manifests/operations/Account/GetInvoices.ts';
import RequestInvoice from '../../../manifests/operations/Account/RequestInvoice.ts';
import BillingRun from '../../../manifests/operations/Administration/BillingRun.ts';
import GetJobFile from '../../../manifests/operations/Job/GetJobFile.ts';
import GetJobs from '../../../manifests/operations/Job/GetJobs.ts';
import { intervalOf } from '../../../src/rules/billing/interval.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { Worker } from '../../../src/server/queue/worker.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

const intervalId = intervalOf(new Date().toISOString().slice(0, 10));
let server: TestServer;
/** The buyer, its seller, and the owner of the marketplace above both. */
let admin: Caller;
let reseller: Caller;
let owner: Caller;
let invoiceId: number;
beforeAll(async () => {
  server = await startTestServer();
  [admin, reseller, owner] = await Promise.all([server.as('admin'), server.as('reseller'), server.as('owner')]);
  await owner.call(BillingRun, { interval: intervalId });
  await runJob('bill');
  const { Items } = await admin.call(GetInvoices, { accountId: knownIds.donau });
  invoiceId = Items[0]?.InvoiceId ?? 0;
});
afterAll(() => server.close());

/** One of the product's own jobs alone, as its schedule would begin it. */
async function runJob(name: string): Promise<void> {
  await sql`update job set run_at = now() + interval '1 day' where state = 'Queued' and name <> ${name}`.execute(
    server.database.owner,
  );
  await sql`update job set run_at = now() where name = ${name} and state = 'Queued'`.execute(server.database.owner);
  await sql`insert into job (name, payload) values (${name}, '{}') on conflict do nothing`.execute(
    server.database.owner,
  );
  await new Worker({ service: server.service, handlers: new Map(), onProblem: console.error }).drain();
}

/** Of others nothing is printed here: it takes its time. */
const leaveOthers = () =>
  sql`insert into document (invoice_id, seller_account_id, buyer_account_id, file_name, content, sha256)
    select invoice_id, seller_account_id, buyer_account_id, number || '.pdf', 'x', 'x' from invoice
    where state = 'Final' and buyer_account_id <> ${knownIds.donau} on conflict do nothing`.execute(
    server.database.owner,
  );

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> =>
  (await query.execute(server.database.owner)).rows;
const statusOf = async (caller: Caller, name: string, input: object) => (await caller.post(name, input)).status;

describe('invoices', () => {
  it('are read by their buyer and by their seller, and by nobody beside them', async () => {
    const received = await admin.call(GetInvoices, { accountId: knownIds.donau, intervalId });
    expect(received).toMatchObject({
      TotalCount: 1,
      Items: [
        {
          BuyerAccountId: knownIds.donau,
          SellerAccountId: knownIds.ostsee,
          IntervalId: intervalId,
          Kind: 'Invoice',
          HasDocument: false,
        },
      ],
    });
    const issued = await reseller.call(GetInvoices, { accountId: knownIds.ostsee, side: 'Issued', limit: 1000 });
    const [counted] = await rowsOf(sql<{ n: number }>`
      select count(*)::integer as n from invoice where seller_account_id = ${knownIds.ostsee} and state = 'Final'`);
    expect(issued.TotalCount).toBe(counted?.n);
    expect(issued.Items.map(({ InvoiceId }) => InvoiceId)).toContain(invoiceId);
    expect(new Set(issued.Items.map(({ SellerAccountId }) => SellerAccountId))).toEqual(new Set([knownIds.ostsee]));
    // What the seller pays himself his customer never sees.
    const [above] = await rowsOf(sql<{ invoice_id: number }>`
      select invoice_id from invoice where buyer_account_id = ${knownIds.ostsee}`);
    const [foreign] = await rowsOf(sql<{ invoice_id: number }>`
      select invoice_id from invoice where seller_account_id = ${knownIds.ostsee} and buyer_account_id <> ${knownIds.donau} limit 1`);
    for (const other of [above?.invoice_id, foreign?.invoice_id])
      for (const { operation } of [GetInvoice, GetInvoiceLines, GetInvoiceDocument])
        expect(await statusOf(admin, operation, { invoiceId: other })).toBe(404);
    expect(await statusOf(reseller, 'Account/GetInvoice', { invoiceId: above?.invoice_id })).toBe(200);
    expect(await statusOf(owner, 'Account/GetInvoice', { invoiceId })).toBe(200);
    expect(await statusOf(admin, 'Account/GetInvoices', { accountId: knownIds.ostsee, side: 'Issued' })).toBe(404);
    // Without the right, and signed in nowhere.
    expect(await statusOf(await server.as('user'), 'Account/GetInvoice', { invoiceId })).toBe(403);
    expect(await statusOf(server.anyone, 'Account/GetInvoice', { invoiceId })).toBe(401);
  });

  it('are the sum of their lines, and say who has bought what for which days', async () => {
    const invoice = await admin.call(GetInvoice, { invoiceId });
    const { Items, TotalCount } = await admin.call(GetInvoiceLines, { invoiceId, limit: 1000 });
    expect([TotalCount, Items.length]).toEqual([invoice.LinesCount, invoice.LinesCount]);
    expect(Items.reduce((sum, { Amount }) => sum + Amount, 0)).toBeCloseTo(invoice.Net, 2);
    expect(invoice.Taxes.reduce((sum, { Tax }) => sum + Tax, 0)).toBeCloseTo(invoice.Tax, 2);
    expect(invoice).toMatchObject({ Remaining: invoice.Total, MayCorrect: false, Related: [] });
    // What was charged by hand is of no service.
    const sold = Items.filter(({ Kind }) => Kind !== 'CustomCharge');
    expect(sold.every(({ Service, Customer, Account }) => Service && Customer && Account)).toBe(true);
    const [first] = sold;
    const found = await admin.call(GetInvoiceLines, { invoiceId, options: { filter: first?.AccountNumber ?? '' } });
    expect(found.Items.every(({ AccountNumber }) => AccountNumber === first?.AccountNumber)).toBe(true);
    expect(found.TotalCount).toBeLessThan(TotalCount);
  });

  it('stay with who sold and who bought when the customer moves', async () => {
    const { database } = server;
    const [away] = await rowsOf(sql<{ path: string }>`
      update account set parent_account_id = ${knownIds.root}, path = '/1/' || account_id || '/' where account_id = ${knownIds.donau} returning path`);
    expect(away?.path).toBe(`/1/${knownIds.donau}/`);
    try {
      const issued = await reseller.call(GetInvoices, { accountId: knownIds.ostsee, side: 'Issued', limit: 1000 });
      expect(issued.Items.map(({ InvoiceId }) => InvoiceId)).toContain(invoiceId);
      const lines = await reseller.call(GetInvoiceLines, { invoiceId });
      // Accounts that he does not see any more are no links.
      expect(lines.Items.every(({ Account }) => Account === undefined)).toBe(true);
    } finally {
      await sql`update account set parent_account_id = ${knownIds.ostsee}, path = '/1/' || ${knownIds.ostsee} || '/' || account_id || '/'
        where account_id = ${knownIds.donau}`.execute(database.owner);
    }
  });
});

describe('the file of an invoice', () => {
  it('is told to come while it is printed; who asks for it has it at his job as soon as it is there', async () => {
    const asked = { accountId: knownIds.donau, intervalId };
    const early = await admin.post('Account/GetInvoiceDocument', { invoiceId });
    expect([early.status, early.message]).toEqual([
      409,
      'The document is being printed. It is ready within 30 minutes.',
    ]);
    expect(await statusOf(admin, 'Account/GetInvoicePdf', asked)).toBe(409);
    const { JobId } = await admin.call(RequestInvoice, asked);
    const mine = async () => (await admin.call(GetJobs, {})).Items.find((job) => job.JobId === JobId);
    await server.work();
    expect(await mine()).toMatchObject({ State: 'Queued', HasFile: false });
    await leaveOthers();
    await runJob('document');
    await sql`update job set run_at = now() where job_id = ${JobId}`.execute(server.database.owner);
    await server.work();
    expect(await mine()).toMatchObject({ State: 'Completed', HasFile: true });
    const file = await admin.call(GetJobFile, { jobId: JobId });
    const printed = await admin.call(GetInvoiceDocument, { invoiceId });
    expect(file.Content).toBe(printed.Content);
    const paper = Buffer.from(printed.Content, 'base64').toString('latin1');
    expect(paper.slice(0, 5)).toBe('%PDF-');
    // The logo of the seller's profile.
    expect(paper).toContain('/Subtype /Image');
    expect(await admin.call(GetInvoice, { invoiceId })).toMatchObject({ HasDocument: true });
    expect(await admin.call(GetInvoicePdf, asked)).toMatchObject({ Content: printed.Content });
  });

  it('is refused to others, for a month without a bill, and for what is no month', async () => {
    for (const name of ['Account/GetInvoicePdf', 'Account/RequestInvoice']) {
      expect(await statusOf(admin, name, { accountId: knownIds.ostsee, intervalId })).toBe(404);
      const none = await admin.post(name, { accountId: knownIds.donau, intervalId: 201001 });
      expect([none.status, none.message]).toEqual([409, 'Nothing was billed to this account for the month 201001.']);
      expect(await statusOf(admin, name, { accountId: knownIds.donau, intervalId: 13 })).toBe(400);
      expect(await statusOf(await server.as('user'), name, { accountId: knownIds.donau, intervalId })).toBe(403);
    }
  });
});
