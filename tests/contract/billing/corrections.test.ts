/** Corrections of invoices over HTTP: who may, once for each line, and that a line and its credit come to nothing. */
import { sql } from 'kysely';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import CorrectInvoice from '../../../manifests/operations/Account/CorrectInvoice.ts';
import CorrectInvoiceLine from '../../../manifests/operations/Account/CorrectInvoiceLine.ts';
import GetInvoice from '../../../manifests/operations/Account/GetInvoice.ts';
import GetInvoiceDocument from '../../../manifests/operations/Account/GetInvoiceDocument.ts';
import GetInvoiceLines from '../../../manifests/operations/Account/GetInvoiceLines.ts';
import GetInvoicePdf from '../../../manifests/operations/Account/GetInvoicePdf.ts';
import GetInvoices from '../../../manifests/operations/Account/GetInvoices.ts';
import BillingRun from '../../../manifests/operations/Administration/BillingRun.ts';
import { intervalOf } from '../../../src/rules/billing/interval.ts';
import { knownIds } from '../../../src/server/demo/world/accounts/account.ts';
import { RoundRunner } from '../../../src/server/queue/round-runner.ts';
import { Worker } from '../../../src/server/queue/worker.ts';
import postNotices from '../../../src/server/rounds/post-notices.ts';
import { mailsTo } from '../../database/mails.ts';
import { full, giveOnly } from '../../database/rights.ts';
import { type Caller, startTestServer, type TestServer } from '../../database/server.ts';

const intervalId = intervalOf(new Date().toISOString().slice(0, 10));
const reason = 'Billed by mistake';
let server: TestServer;
/** The buyer, and the seller. */
let admin: Caller;
let reseller: Caller;
let invoiceId: number;
/** Credit notes that were there already. */
let before: number;
beforeAll(async () => {
  server = await startTestServer();
  [admin, reseller] = await Promise.all([server.as('admin'), server.as('reseller')]);
  await (await server.as('owner')).call(BillingRun, { interval: intervalId });
  await runJob('bill');
  const { Items } = await admin.call(GetInvoices, { accountId: knownIds.donau });
  invoiceId = Items[0]?.InvoiceId ?? 0;
  before = await notes();
});
afterAll(() => server.close());

async function runJob(name: string): Promise<void> {
  const { owner } = server.database;
  await sql`update job set run_at = now() + case when name = ${name} then interval '0' else interval '1 day' end where state = 'Queued'`.execute(
    owner,
  );
  await sql`insert into job (name, payload) values (${name}, '{}') on conflict do nothing`.execute(owner);
  await new Worker({ service: server.service, handlers: new Map(), onProblem: console.error }).drain();
}

/** Of others nothing is printed here: it takes its time. */
const leaveOthers = () =>
  sql`insert into document (invoice_id, seller_account_id, buyer_account_id, file_name, content, sha256)
    select invoice_id, seller_account_id, buyer_account_id, number || '.pdf', 'x', 'x' from invoice
    where state = 'Final' and buyer_account_id <> ${knownIds.donau} on conflict do nothing`.execute(
    server.database.owner,
  );

const linesOf = async (id: number, isOpen?: boolean) =>
  (await reseller.call(GetInvoiceLines, { invoiceId: id, limit: 1000, ...(isOpen !== undefined && { isOpen }) })).Items;
const openLine = async (above = 1) => {
  const line = (await linesOf(invoiceId, true)).find(({ Amount }) => Amount > above);
  if (!line) throw new Error('no line is left');
  return line;
};
const refusal = async (caller: Caller, name: string, input: object) => {
  const { status, message } = await caller.post(name, input);
  return [status, message] as const;
};
const notes = async () =>
  (await reseller.call(GetInvoices, { accountId: knownIds.ostsee, side: 'Issued', kinds: ['CreditNote'] })).TotalCount;

describe('a correction', () => {
  it('is refused to the buyer whatever he may do, to who only reads, to strangers, and for lines of another invoice', async () => {
    const { LineId } = await openLine();
    const input = { invoiceId, lineIds: [LineId], reason };
    expect((await refusal(admin, 'Account/CorrectInvoice', input))[0]).toBe(403);
    const { UserAccountId } = await admin.me();
    await giveOnly(server, UserAccountId, { rights: full('ONLINEBILL') });
    const allowed = await server.as('admin');
    expect(await refusal(allowed, 'Account/CorrectInvoice', input)).toEqual([
      403,
      'Only the seller of an invoice corrects it.',
    ]);
    expect(
      await refusal(allowed, 'Account/CorrectInvoiceLine', { invoiceId, lineId: LineId, amount: 0, reason }),
    ).toEqual([403, 'Only the seller of an invoice corrects it.']);
    const { rows } = await sql<{ invoice_id: number; line: number }>`
      select i.invoice_id, min(l.invoice_line_id) as line from invoice i join invoice_line l using (invoice_id)
      where i.seller_account_id = ${knownIds.root} and i.buyer_account_id <> ${knownIds.ostsee} group by 1 limit 1`.execute(
      server.database.owner,
    );
    const [strange] = rows;
    expect((await refusal(reseller, 'Account/CorrectInvoice', { invoiceId: strange?.invoice_id, reason }))[0]).toBe(
      404,
    );
    // What the reseller himself was billed: he is its buyer.
    const [own] = (await reseller.call(GetInvoices, { accountId: knownIds.ostsee })).Items;
    expect((await refusal(reseller, 'Account/CorrectInvoice', { invoiceId: own?.InvoiceId, reason }))[0]).toBe(403);
    const other = { invoiceId, lineIds: [LineId, strange?.line], reason };
    expect(await refusal(reseller, 'Account/CorrectInvoice', other)).toEqual([
      404,
      `The invoice has no line ${strange?.line}.`,
    ]);
    expect((await refusal(reseller, 'Account/CorrectInvoice', { ...input, reason: ' ' }))[0]).toBe(400);
    expect(await notes()).toBe(before);
  });

  it('never charges more than was billed, nor amounts that no coin pays', async () => {
    const { LineId: lineId, Amount } = await openLine();
    const correct = (amount: number) =>
      refusal(reseller, 'Account/CorrectInvoiceLine', { invoiceId, lineId, amount, reason });
    expect((await correct(Amount))[0]).toBe(400);
    expect(await correct(Amount + 1)).toEqual([400, expect.stringContaining('has to be less')]);
    expect((await correct(-1))[0]).toBe(400);
    expect(await correct(0.001)).toEqual([400, 'The amount is finer than the coins of EUR.']);
    expect(await notes()).toBe(before);
  });

  it('is made once by twelve at the same time, and once for a call that is repeated (I38)', async () => {
    const { LineId } = await openLine();
    const input = { invoiceId, lineIds: [LineId], reason };
    const many = await Promise.all(Array.from({ length: 12 }, () => reseller.post('Account/CorrectInvoice', input)));
    expect(many.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
    expect(many.find(({ status }) => status === 409)?.message).toMatch(
      /^Line \d+ was taken back already, by C-\d{4}-\d{6}\.$/,
    );
    const next = await openLine();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const again = { invoiceId, lineIds: [next.LineId], reason };
    const [one, two] = [
      await reseller.post('Account/CorrectInvoice', again, key),
      await reseller.post('Account/CorrectInvoice', again, key),
    ];
    expect([one.status, two.data]).toEqual([200, one.data]);
    expect((await refusal(reseller, 'Account/CorrectInvoice', again))[0]).toBe(409);
    expect((await reseller.post('Account/CorrectInvoice', { ...again, reason: 'Another' }, key)).status).toBe(409);
    expect(await notes()).toBe(before + 2);
  });

  it('charges less instead, is told to the buyer, printed, and taken off what is to be paid', async () => {
    const before = await reseller.call(GetInvoice, { invoiceId });
    expect(before.MayCorrect).toBe(true);
    const { LineId: lineId, Amount } = await openLine(2);
    const note = await reseller.call(CorrectInvoiceLine, { invoiceId, lineId, amount: 1.25, reason });
    expect(note).toMatchObject({
      Kind: 'CreditNote',
      CreditsNumber: before.InvoiceNumber,
      Reason: reason,
      IntervalId: intervalId,
    });
    expect(note.Net).toBeCloseTo(1.25 - Amount, 2);
    const lines = await linesOf(note.InvoiceId);
    expect(lines.map(({ Kind }) => Kind)).toEqual(['Credit', 'Correction']);
    expect(lines.map(({ Amount: each }) => each)).toEqual([-Amount, 1.25]);
    const after = await reseller.call(GetInvoice, { invoiceId });
    expect(after.Related.at(-1)).toMatchObject({ InvoiceNumber: note.InvoiceNumber, Reason: reason });
    expect(after.Remaining).toBeCloseTo((before.Remaining ?? 0) + note.Total, 2);
    // Taxed as the invoice was, and never corrected itself.
    expect(Math.abs(note.Tax)).toBeCloseTo(Math.abs((note.Net * (before.Taxes[0]?.Percent ?? 0)) / 100), 2);
    expect(await refusal(reseller, 'Account/CorrectInvoice', { invoiceId: note.InvoiceId, reason })).toEqual([
      409,
      'A credit note is not corrected itself. Correct what is left of the invoice.',
    ]);
    await leaveOthers();
    await runJob('document');
    expect(await reseller.call(GetInvoiceDocument, { invoiceId: note.InvoiceId })).toMatchObject({
      FileName: `${note.InvoiceNumber}.pdf`,
    });
    // All of the month in one file: the invoice before what corrects it.
    const { Content } = await reseller.call(GetInvoicePdf, { accountId: knownIds.donau, intervalId });
    const pages = (await PDFDocument.load(Buffer.from(Content, 'base64'))).getPageCount();
    expect(pages).toBeGreaterThanOrEqual(1 + after.Related.length);
    await new RoundRunner(postNotices, { service: server.service, onProblem: console.error }).drain();
    const { UserAccountId } = await (await server.as('admin')).me();
    const subjects = (await mailsTo(server, UserAccountId)).map(({ subject }) => subject);
    // In the language of their reader.
    for (const { InvoiceNumber } of [before, note])
      expect(subjects.filter((subject) => subject.includes(InvoiceNumber))).toHaveLength(1);
  });

  it('of all that is left leaves nothing to be paid, and nothing to be taken back (I38)', async () => {
    await reseller.call(CorrectInvoice, { invoiceId, reason });
    const { rows } = await sql<{ net: number; notes: number }>`
      select sum(net) as net, count(*)::integer as notes from invoice where invoice_id = ${invoiceId} or credits_invoice_id = ${invoiceId}`.execute(
      server.database.owner,
    );
    // What is charged instead stays.
    expect(rows[0]?.net).toBeCloseTo(1.25, 2);
    expect(await refusal(reseller, 'Account/CorrectInvoice', { invoiceId, reason })).toEqual([
      409,
      'All lines of the invoice were taken back already.',
    ]);
    expect((await reseller.call(GetInvoice, { invoiceId })).MayCorrect).toBe(false);
    // Reports take it in: the sums of that month are older than its lines.
    const open =
      await sql`select from month_to_sum where seller_account_id = ${knownIds.ostsee} and interval_id = ${intervalId}`.execute(
        server.database.owner,
      );
    expect(open.rows.length).toBeGreaterThan(0);
  });
});
