/** Corrections: credit notes of a seller's people, once for each line, whoever asks at the same time. */
import { type Kysely, sql } from 'kysely';
import type { Invoice } from '../../../manifests/entities/invoice.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { Static } from '../../define/contract/schema.ts';
import { type CorrectedLine, correctionOf, type NoteLine } from '../../rules/billing/correction.ts';
import type { InvoiceSum } from '../../rules/billing/invoice-sum.ts';
import { fromNumber, fromText, toNumber, toText } from '../../rules/prices/decimal.ts';
import { Failure } from '../calls/failure.ts';
import { ofSellerInScope } from '../db/in-scope.ts';
import type { Tables } from '../db/tables.ts';
import { hurry } from '../queue/hurry.ts';
import { findInvoice, noInvoice } from './find-invoice.ts';
import { issue } from './write.ts';

export interface Wanted {
  readonly invoiceId: number;
  /** undefined: all that are left. */
  readonly lineIds: readonly number[] | undefined;
  /** What is charged instead of each of them. */
  readonly instead?: number;
  readonly reason: string;
}

interface Head {
  readonly kind: 'Invoice' | 'CreditNote';
  readonly currency: string;
  readonly buyer_account_id: number;
  readonly is_sellers: boolean;
  readonly percent: string;
}

interface LineRow {
  readonly line_id: number;
  readonly line_no: number;
  readonly quantity: string;
  readonly unit_price: string;
  readonly amount: string;
  readonly credited_by: string | null;
}

/** @throws 404 for what is out of sight, 403 for the buyer, 409 for what was credited already. */
export async function correctInvoice(context: CallContext, wanted: Wanted): Promise<Static<typeof Invoice>> {
  const { db } = context;
  await findInvoice(context, wanted.invoiceId);
  const noteId = await issueNote(db, wanted);
  await hurry(db, 'document');
  const made = await findInvoice(context, noteId);
  context.audit({ details: `${made.InvoiceNumber} → ${made.CreditsNumber ?? ''}: ${wanted.reason.trim()}` });
  return made;
}

/** @returns the id of the credit note. @throws as `correctInvoice` does. */
export async function issueNote(db: Kysely<Tables>, wanted: Wanted): Promise<number> {
  const head = await headOf(db, wanted.invoiceId);
  if (!head.is_sellers) throw new Failure(403, 'notInvoiceSeller');
  if (head.kind === 'CreditNote') throw new Failure(409, 'creditNotesStay');
  // Bills and corrections of one buyer come one after the other.
  await sql`select hold_billing(${[head.buyer_account_id]}::bigint[])`.execute(db);
  const lines = await chosenLines(db, wanted);
  const note = correctionOf(head.currency, fromText(head.percent), lines);
  if ('problem' in note) throw problemOf(note.problem, head.currency, lines);
  const noteId = await writeNote(db, wanted, note);
  await issue(db, [noteId]);
  return noteId;
}

async function headOf(db: Kysely<Tables>, invoiceId: number): Promise<Head> {
  const { rows } = await sql<Head>`
    select i.kind, i.currency::text as currency, i.buyer_account_id, ${ofSellerInScope('i.seller_account_id')} as is_sellers,
      coalesce((select max(t.percent) from invoice_tax t where t.invoice_id = i.invoice_id), 0)::text as percent
    from invoice i where i.invoice_id = ${invoiceId}`.execute(db);
  if (!rows[0]) throw noInvoice(invoiceId);
  return rows[0];
}

async function chosenLines(
  db: Kysely<Tables>,
  { invoiceId, lineIds, instead }: Wanted,
): Promise<readonly CorrectedLine[]> {
  const { rows } = await sql<LineRow>`
    select l.invoice_line_id as line_id, l.line_no, l.quantity::text as quantity, l.unit_price::text as unit_price, l.amount::text as amount,
      (select n.number from invoice_line c join invoice n using (invoice_id)
        where c.credits_line_id = l.invoice_line_id and c.kind = 'Credit') as credited_by
    from invoice_line l where l.invoice_id = ${invoiceId}
      and (${lineIds ?? null}::bigint[] is null or l.invoice_line_id = any (${lineIds ?? null}::bigint[]))
    order by l.line_no`.execute(db);
  const found = new Set(rows.map(({ line_id }) => line_id));
  const absent = lineIds?.find((id) => !found.has(id));
  if (absent !== undefined) throw new Failure(404, 'noInvoiceLine', { lineId: absent });
  const taken = rows.find(({ credited_by }) => credited_by !== null);
  if (lineIds && taken)
    throw new Failure(409, 'creditedAlready', { line: taken.line_no, number: taken.credited_by ?? '' });
  const left = rows.filter(({ credited_by }) => credited_by === null);
  if (left.length === 0) throw new Failure(409, 'nothingLeftToCredit');
  return left.map(({ line_id, quantity, unit_price, amount }) => ({
    lineId: line_id,
    ...{ quantity: fromText(quantity), unitPrice: fromText(unit_price), amount: fromText(amount) },
    instead: instead === undefined ? undefined : fromNumber(instead),
  }));
}

function problemOf(
  problem: 'tooFine' | 'notLess' | 'noCredit',
  currency: string,
  [first]: readonly CorrectedLine[],
): Failure {
  if (problem === 'tooFine') return new Failure(400, 'finerThanCoins', { currency });
  if (problem === 'noCredit') return new Failure(409, 'noCredit');
  return new Failure(400, 'notLessThanBilled', { amount: first ? toNumber(first.amount) : 0, currency });
}

/** @returns its id; it has no number yet. */
async function writeNote(
  db: Kysely<Tables>,
  { invoiceId, reason }: Wanted,
  { lines, sum }: { readonly lines: readonly NoteLine[]; readonly sum: InvoiceSum },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into invoice (kind, seller_account_id, buyer_account_id, interval_id, currency, net, tax, total, tax_note, purchase_order_number,
      credits_invoice_id, reason)
    select 'CreditNote', i.seller_account_id, i.buyer_account_id, i.interval_id, i.currency, ${toText(sum.net)}::numeric, ${toText(sum.tax)}::numeric,
      ${toText(sum.total)}::numeric, i.tax_note, i.purchase_order_number, i.invoice_id, ${reason.trim()}
    from invoice i where i.invoice_id = ${invoiceId} returning invoice_id as id`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) throw noInvoice(invoiceId);
  for (const { percent, net, tax } of sum.taxes)
    await sql`
      insert into invoice_tax (invoice_id, percent, seller_account_id, buyer_account_id, net, tax)
      select i.invoice_id, ${toText(percent)}::numeric, i.seller_account_id, i.buyer_account_id, ${toText(net)}::numeric, ${toText(tax)}::numeric
      from invoice i where i.invoice_id = ${id}`.execute(db);
  const rowsOfNote = lines.map((line, index) => ({
    ...{ line_no: index + 1, kind: line.kind, of: line.lineId },
    ...{ quantity: toText(line.quantity), unit_price: toText(line.unitPrice), amount: toText(line.amount) },
  }));
  await sql`
    insert into invoice_line (invoice_id, seller_account_id, buyer_account_id, interval_id, line_no, kind, account_id, service_id, item_id, tier_id,
      span_id, tier_price_id, custom_charge_id, credits_line_id, covers, quantity, unit_price, months, days, of_days, amount, description)
    select ${id}, o.seller_account_id, o.buyer_account_id, o.interval_id, n.line_no, n.kind, o.account_id, o.service_id, o.item_id, o.tier_id, o.span_id,
      o.tier_price_id, o.custom_charge_id, o.invoice_line_id, o.covers, n.quantity, n.unit_price,
      case n.kind when 'Credit' then o.months end, case n.kind when 'Credit' then o.days end, case n.kind when 'Credit' then o.of_days end,
      n.amount, o.description
    from jsonb_to_recordset(${JSON.stringify(rowsOfNote)}) n (line_no integer, kind text, "of" bigint, quantity numeric, unit_price numeric, amount numeric)
    join invoice_line o on o.invoice_line_id = n."of"`.execute(db);
  return id;
}
