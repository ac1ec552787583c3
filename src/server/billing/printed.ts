/** Documents as they were printed: of one invoice, or of all that a company was billed for a month. */
import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import type { IntervalId } from '../../rules/billing/interval.ts';
import { limits } from '../../rules/limits.ts';
import { findAccount } from '../accounts/find.ts';
import { Failure } from '../calls/failure.ts';
import { inDeal } from '../db/in-scope.ts';
import { joined } from '../files/pdf/join.ts';
import { findInvoice } from './find-invoice.ts';

export interface PrintedFile {
  readonly name: string;
  readonly content: Buffer;
}

const minutes = limits.invoicePrinting / 60_000;
export const notYet = (): Failure => new Failure(409, 'documentNotYet', { minutes });

/** @throws 404 for an invoice out of sight, 409 for one that is not printed yet, or only when somebody asks for it. */
export async function documentOfInvoice(context: CallContext, invoiceId: number): Promise<PrintedFile> {
  await findInvoice(context, invoiceId);
  const { rows } = await sql<{ file_name: string; content: Buffer }>`
    select d.file_name, d.content from document d where d.invoice_id = ${invoiceId} and ${inDeal('d')}`.execute(
    context.db,
  );
  if (!rows[0])
    throw (await isWaiting(context, invoiceId)) ? notYet() : new Failure(409, 'documentOnRequest', { minutes });
  return { name: rows[0].file_name, content: rows[0].content };
}

/** Whether it is printed without anybody asking for it, or somebody has asked. */
async function isWaiting({ db }: CallContext, invoiceId: number): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select ${invoiceId} >= first_printed_invoice()
      or exists (select from document_request r where r.invoice_id = ${invoiceId} and ${inDeal('r')}) as waits`.execute(
    db,
  );
  return rows[0]?.waits ?? false;
}

interface Billed {
  readonly number: string;
  readonly file_name: string | null;
  readonly content: Buffer | null;
}

/**
 * Invoices first, then what corrects them.
 * @returns undefined while one of them is not printed yet. @throws 404 for an account out of sight, 409 where nothing was billed.
 */
export async function documentsOfInterval(
  context: CallContext,
  accountId: number,
  interval: IntervalId,
): Promise<PrintedFile | undefined> {
  await assertBilled(context, accountId, interval);
  const { rows } = await sql<Billed>`
    select i.number, d.file_name, d.content from invoice i left join document d on d.invoice_id = i.invoice_id and ${inDeal('d')}
    where ${receivedIn(accountId, interval)} order by i.kind desc, i.invoice_id`.execute(context.db);
  const printed = rows.flatMap(({ content, file_name }) => (content && file_name ? [{ content, file_name }] : []));
  if (printed.length < rows.length) return undefined;
  const [first, ...others] = printed;
  const name = first && others.length === 0 ? first.file_name : `${interval}.pdf`;
  return { name, content: await joined(printed.map(({ content }) => content)) };
}

/** @throws 404 for an account out of sight, 409 where nothing was billed. */
export async function assertBilled(context: CallContext, accountId: number, interval: IntervalId): Promise<void> {
  await findAccount(context, accountId);
  const { rows } = await sql`select from invoice i where ${receivedIn(accountId, interval)} limit 1`.execute(
    context.db,
  );
  if (rows.length === 0) throw new Failure(409, 'noInvoiceOfInterval', { interval: String(interval) });
}

/** A credit note belongs to the month that it corrects. */
const receivedIn = (accountId: number, interval: IntervalId) => sql<boolean>`
  i.state = 'Final' and i.buyer_account_id = ${accountId} and i.interval_id = ${interval} and ${inDeal('i')}`;

/** What was issued before this installation printed its invoices is printed because somebody wants it. */
export async function wantPrinted({ db }: CallContext, accountId: number, interval: IntervalId): Promise<void> {
  await sql`
    insert into document_request (invoice_id, seller_account_id, buyer_account_id)
    select i.invoice_id, i.seller_account_id, i.buyer_account_id from invoice i
    where ${receivedIn(accountId, interval)} and i.invoice_id < first_printed_invoice()
      and not exists (select from document d where d.invoice_id = i.invoice_id)
    on conflict (invoice_id) do nothing`.execute(db);
}
