/** One invoice, as far as the session sees it, with its tax, its corrections and its lines. */
import { sql } from 'kysely';
import type GetInvoice from '../../../manifests/operations/Account/GetInvoice.ts';
import type GetInvoiceLines from '../../../manifests/operations/Account/GetInvoiceLines.ts';

import type { CallContext } from '../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../define/contract/operation.ts';
import { meets } from '../../rules/access/capabilities.ts';
import type { TaxNote } from '../../rules/billing/tax.ts';
import { dateFormatter } from '../../rules/format/day.ts';
import { fromNumber, sumOf, toNumber } from '../../rules/prices/decimal.ts';
import { utc } from '../accounts/row.ts';
import { Failure } from '../calls/failure.ts';
import { inDeal, ofSellerInScope } from '../db/in-scope.ts';
import { pageOf } from '../db/list-query.ts';
import { type InvoiceFacts, type InvoiceRow, invoiceFacts, invoiceOf, invoicesWhere } from './invoice-row.ts';

type Line = DataOf<typeof GetInvoiceLines>['Items'][number];

export const noInvoice = (invoiceId: number): Failure => new Failure(404, 'noInvoice', { invoiceId });

interface More {
  readonly tax_note: TaxNote | null;
  readonly buyer_number: string | null;
  readonly buyer_vat_number: string | null;
  readonly seller_vat_number: string | null;
  readonly lines_count: number;
  readonly open_lines: number;
  readonly is_sellers: boolean;
  readonly taxes: readonly { readonly percent: number; readonly net: number; readonly tax: number }[];
  readonly related: readonly Pick<InvoiceRow, 'invoice_id' | 'number' | 'kind' | 'issued_utc' | 'reason' | 'total'>[];
}

const notes: Readonly<Record<TaxNote, string>> = {
  Exempt: 'Exempt from tax',
  ReverseCharge: 'Reverse charge',
  NotTaxable: 'Not taxable in the country of the supplier',
};

/** @throws 404 for one that is absent, not issued or out of sight. */
export async function findInvoice(context: CallContext, invoiceId: number): Promise<DataOf<typeof GetInvoice>> {
  const { rows } = await sql<InvoiceRow & InvoiceFacts & More>`
    select page.*, ${invoiceFacts}, of.tax_note, of.buyer_data ->> 'identificator' as buyer_number, of.buyer_data ->> 'VatNumber' as buyer_vat_number,
      of.seller_data ->> 'VatNumber' as seller_vat_number, lines.lines_count, lines.open_lines,
      ${ofSellerInScope('page.seller_account_id')} as is_sellers,
      (select coalesce(json_agg(json_build_object('percent', t.percent, 'net', t.net, 'tax', t.tax) order by t.percent), '[]')
        from invoice_tax t where t.invoice_id = page.invoice_id and ${inDeal('t')}) as taxes,
      (select coalesce(json_agg(json_build_object('invoice_id', c.invoice_id, 'number', c.number, 'kind', c.kind, 'total', c.total,
          'reason', c.reason, 'issued_utc', c.issued_utc) order by c.invoice_id), '[]')
        from invoice c where (c.credits_invoice_id = page.invoice_id or c.invoice_id = page.credits_invoice_id) and c.state = 'Final'
          and ${inDeal('c')}) as related
    from (${invoicesWhere(sql<boolean>`invoice.invoice_id = ${invoiceId}`)}) page
    join invoice of using (invoice_id)
    cross join lateral (
      select count(*)::integer as lines_count, count(*) filter (where not exists (
        select from invoice_line c where c.credits_line_id = l.invoice_line_id and c.kind = 'Credit'))::integer as open_lines
      from invoice_line l where l.invoice_id = page.invoice_id and ${inDeal('l')}) lines`.execute(context.db);
  const [row] = rows;
  if (!row) throw noInvoice(invoiceId);
  const currency = { Currency: row.currency };
  const left = sumOf([row.total, ...row.related.map(({ total }) => total)].map(fromNumber));
  return {
    ...invoiceOf(context, row),
    DisplayName:
      row.kind === 'Invoice'
        ? context.text('Invoice {number}', { number: row.number })
        : context.text('Credit note {number}', { number: row.number }),
    LinesCount: row.lines_count,
    ...(row.buyer_number && { BuyerNumber: row.buyer_number }),
    ...(row.buyer_vat_number && { BuyerVatNumber: row.buyer_vat_number }),
    ...(row.seller_vat_number && { SellerVatNumber: row.seller_vat_number }),
    ...(row.tax_note && { TaxNote: context.text(notes[row.tax_note]) }),
    Taxes: row.taxes.map(({ percent, net, tax }) => ({
      Name: context.text(row.tax_note ? notes[row.tax_note] : 'Tax'),
      ...{ Percent: percent, Net: net, Tax: tax },
      ...currency,
    })),
    Related: row.related.map((other) => ({
      InvoiceId: other.invoice_id,
      InvoiceNumber: other.number,
      Kind: other.kind,
      IssuedUtc: utc(new Date(other.issued_utc)),
      ...(other.reason !== null && { Reason: other.reason }),
      Total: other.total,
      ...currency,
    })),
    ...(row.kind === 'Invoice' && { Remaining: toNumber(left) }),
    MayCorrect:
      row.kind === 'Invoice' &&
      row.is_sellers &&
      row.open_lines > 0 &&
      meets(context.session.user.Capability, { can: 'ONLINEBILL', flags: ['Update'] }),
  };
}

interface LineRow {
  readonly invoice_line_id: number;
  readonly line_no: number;
  readonly kind: Line['Kind'];
  readonly customer: string | null;
  readonly account_id: number | null;
  readonly account_name: string | null;
  readonly account_number: string | null;
  readonly service: string;
  readonly fee: string | null;
  readonly covers_from: string | null;
  readonly covers_to: string | null;
  readonly quantity: number;
  readonly unit_price: number;
  readonly months: number | null;
  readonly days: number | null;
  readonly of_days: number | null;
  readonly amount: number;
  readonly is_credited: boolean;
}

/** @throws 404 for an invoice that is absent, not issued or out of sight. */
export async function invoiceLines(
  context: CallContext,
  { invoiceId, isOpen, ...input }: InputOf<typeof GetInvoiceLines>,
): Promise<DataOf<typeof GetInvoiceLines>> {
  const { db, language } = context;
  const { Currency, MayCorrect } = await findInvoice(context, invoiceId);
  const lines = sql<LineRow>`
    select l.invoice_line_id, l.line_no, l.kind, l.customer, l.account_id, l.account_name, l.account_number, l.service, l.fee, l.covers_from::text as covers_from,
      l.covers_to::text as covers_to, l.quantity, l.unit_price, l.months, l.days, l.of_days, l.amount, l.is_credited
    from invoice_lines_named(${invoiceId}, ${language}) l where ${isOpen ?? null}::boolean is null or l.is_credited <> ${isOpen ?? null}::boolean`;
  const { rows, total } = await pageOf(db, lines, {
    order: { LineNo: 'line_no', Customer: 'customer', Service: 'service', Quantity: 'quantity', Amount: 'amount' },
    texts: { language, columns: ['customer', 'service'] },
    standard: { line_no: 'asc' },
    find: ['customer', 'service', 'fee', 'account_number'],
    input,
  });
  return {
    Items: rows.map((row) => lineOf(row, { currency: Currency, mayCorrect: MayCorrect }, language)),
    TotalCount: total,
  };
}

interface Of {
  readonly currency: string;
  readonly mayCorrect: boolean;
}

const lineOf = (row: LineRow, { currency, mayCorrect }: Of, language: string): Line => {
  const share = shareOf(row);
  return {
    LineId: row.invoice_line_id,
    LineNo: row.line_no,
    Kind: row.kind,
    ...(row.customer !== null && { Customer: row.customer }),
    ...(row.account_id !== null && {
      Account: { AccountId: row.account_id, DisplayName: row.account_name ?? '', AccountType: 'Product' },
    }),
    ...(row.account_number !== null && { AccountNumber: row.account_number }),
    Service: row.service,
    ...(row.fee && { Fee: row.fee }),
    ...(row.covers_from &&
      row.covers_to && { Covers: daysIn(language, row.covers_from, row.covers_to), CoversFrom: row.covers_from }),
    Quantity: row.quantity,
    UnitPrice: row.unit_price,
    ...(share && { Share: share }),
    Amount: row.amount,
    Currency: currency,
    IsCredited: row.is_credited,
    MayCorrect: mayCorrect && !row.is_credited,
  };
};

/** English of no region writes days before months. */
const daysIn = (language: string, from: string, to: string): string =>
  dateFormatter(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));

/** '20/31' of a month, '× 12' of months that are paid at once; undefined: the price itself, once. */
function shareOf({ months, days, of_days }: LineRow): string | undefined {
  const times = months === null || months === 1 ? [] : [`× ${months}`];
  const isPart = months !== null && days !== null && of_days !== null && (months === 1 || days !== of_days);
  return [...times, ...(isPart ? [`${days}/${of_days}`] : [])].join(' · ') || undefined;
}
