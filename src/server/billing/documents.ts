/** Final invoices that are to be printed, as they were issued, and the keeping of what was printed. */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { documentOf, type StoredInvoice } from '../../rules/billing/document-of.ts';
import type { InvoiceDocument } from '../../rules/billing/invoice-document.ts';
import { defaultLanguage, supportedLanguages } from '../../rules/limits.ts';
import type { Tables } from '../db/tables.ts';

export interface Unprinted {
  readonly invoice: number;
  readonly seller: number;
  readonly buyer: number;
  /** Of the buyer. */
  readonly path: string;
  readonly document: InvoiceDocument;
}

interface Row extends StoredInvoice {
  readonly invoice_id: number;
  readonly seller_account_id: number;
  readonly buyer_account_id: number;
  readonly buyer_path: string;
  /** Where the picture is kept that stands on what the seller issues. */
  readonly seller_logo: string | null;
}

/** In pixels: what is printed of a logo is no larger. */
const logoSide = 720;

/** The oldest that have no document yet; of those that were issued before this installation printed any, only what was asked for. @param besides those that cannot be printed now. */
export async function unprinted(
  db: Kysely<Tables>,
  besides: readonly number[],
  many: number,
): Promise<readonly Unprinted[]> {
  const { rows } = await sql<Row>`
    select i.invoice_id, i.seller_account_id, i.buyer_account_id, buyer.path as buyer_path, i.kind, i.number, i.interval_id::integer as interval_id,
      i.currency::text as currency, i.net::text as net, i.tax::text as tax, i.total::text as total, i.issued_utc, i.due_date::text as due_date,
      i.purchase_order_number, i.tax_note, i.reason,
      credited.number as credits_number, (credited.issued_utc at time zone 'UTC')::date::text as credits_issued,
      (select v.logo_path from vendor_profile v where v.account_id = i.seller_account_id) as seller_logo,
      ${languageOf(sql`i.buyer_data`)} as language, ${languageOf(sql`i.seller_data`)} as seller_language,
      jsonb_build_object('Country', seller.country) || i.seller_data as seller,
      jsonb_build_object('Country', buyer.country) || i.buyer_data as buyer, lines.lines, taxes.taxes
    from (
      select i.* from (
        select own.* from invoice own where own.invoice_id >= (select first_printed_invoice())
        union all
        select asked.* from document_request r join invoice asked using (invoice_id) where r.invoice_id < (select first_printed_invoice())) i
      where i.state = 'Final' and i.invoice_id <> all (${besides}::bigint[])
        and not exists (select from document d where d.invoice_id = i.invoice_id)
      order by i.invoice_id limit ${many}) i
    join account seller on seller.account_id = i.seller_account_id
    join account buyer on buyer.account_id = i.buyer_account_id
    left join invoice credited on credited.invoice_id = i.credits_invoice_id
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'origin', coalesce(of_line.kind, l.kind), 'customer', customer.display_name,
        'service_names', service.names, 'service_name', service.product_name, 'code', service.product_number, 'fee_names', item.names,
        'unit', item.unit, 'is_counted', item.basis <> 'Subscription', 'billing', item.billing,
        'covers_from', lower(l.covers), 'covers_to', upper(l.covers) - 1, 'quantity', l.quantity::text, 'unit_price', l.unit_price::text,
        'months', l.months, 'days', l.days, 'of_days', l.of_days, 'amount', l.amount::text,
        'description', l.description) order by l.line_no), '[]') as lines
      from invoice_line l
      left join invoice_line of_line on of_line.invoice_line_id = l.credits_line_id
      left join service on service.service_id = l.service_id
      left join item on item.item_id = l.item_id
      left join account sold on sold.account_id = l.account_id
      left join lateral (
        select c.display_name from account c
        where c.account_id = any (string_to_array(trim(both '/' from sold.path), '/')::bigint[]) and c.account_type in ('Company', 'Reseller')
        order by length(c.path) desc limit 1) customer on true
      where l.invoice_id = i.invoice_id) lines
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('percent', t.percent::text, 'net', t.net::text, 'tax', t.tax::text)
        order by t.percent), '[]') as taxes
      from invoice_tax t where t.invoice_id = i.invoice_id) taxes
    order by i.invoice_id`.execute(db);
  const logos = await logosOf(db, rows);
  return rows.map((row) => ({
    invoice: row.invoice_id,
    seller: row.seller_account_id,
    buyer: row.buyer_account_id,
    path: row.buyer_path,
    document: withLogo(documentOf(row), logos.get(row.seller_logo ?? '')),
  }));
}

async function logosOf(db: Kysely<Tables>, rows: readonly Row[]): Promise<ReadonlyMap<string, Buffer>> {
  const paths = [...new Set(rows.flatMap((row) => row.seller_logo ?? []))];
  const kept = await sql<{ readonly path: string; readonly content: Buffer }>`
    select path, r.content from unnest(${paths}::text[]) path cross join lateral stored_rendition(path, ${logoSide}) r`.execute(
    db,
  );
  return new Map(kept.rows.map(({ path, content }) => [path, content]));
}

const withLogo = (document: InvoiceDocument, logo: Buffer | undefined): InvoiceDocument =>
  logo ? { ...document, seller: { ...document.seller, logo } } : document;

/** One that nobody chose, or that the portal does not speak, is English. */
const languageOf = (party: ReturnType<typeof sql>) => sql`
  case when ${party} ->> 'InvoiceLanguage' = any (${[...supportedLanguages]}::text[]) then ${party} ->> 'InvoiceLanguage' else ${defaultLanguage}::text end`;

/** What was printed first stays. */
export async function keepDocument(
  db: Kysely<Tables>,
  { invoice, seller, buyer, document }: Unprinted,
  content: Buffer,
): Promise<void> {
  await db
    .insertInto('document')
    .values({
      invoice_id: invoice,
      seller_account_id: seller,
      buyer_account_id: buyer,
      file_name: `${document.number}.pdf`,
      content,
      sha256: createHash('sha256').update(content).digest(),
    })
    .onConflict((conflict) => conflict.column('invoice_id').doNothing())
    .execute();
}
