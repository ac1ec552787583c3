/** An invoice as calls answer it. */
import { type RawBuilder, sql } from 'kysely';
import type { Invoice } from '../../../manifests/entities/invoice.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import type { Static } from '../../define/contract/schema.ts';
import { firstDayOf, type IntervalId } from '../../rules/billing/interval.ts';
import { dateFormatter } from '../../rules/format/day.ts';
import { utc } from '../accounts/row.ts';
import { inDeal } from '../db/in-scope.ts';

export interface InvoiceRow {
  readonly invoice_id: number;
  readonly kind: 'Invoice' | 'CreditNote';
  readonly number: string;
  readonly seller_account_id: number;
  readonly seller_name: string;
  readonly buyer_account_id: number;
  readonly buyer_name: string;
  readonly interval_id: IntervalId;
  readonly currency: string;
  readonly net: number;
  readonly tax: number;
  readonly total: number;
  readonly issued_utc: Date;
  readonly due_date: string | null;
  readonly purchase_order_number: string | null;
  readonly credits_invoice_id: number | null;
  readonly reason: string | null;
}

/** Worked out for the rows of a page alone. */
export interface InvoiceFacts {
  readonly credits_number: string | null;
  readonly has_document: boolean;
}

export const invoiceFacts = sql<InvoiceFacts>`
  (select c.number from invoice c where c.invoice_id = page.credits_invoice_id and ${inDeal('c')}) as credits_number,
  exists (select from document d where d.invoice_id = page.invoice_id and ${inDeal('d')}) as has_document`;

/** Those that were issued; parties are called as they were then. */
export const invoicesWhere = (condition: RawBuilder<boolean>) => sql<InvoiceRow & InvoiceFacts>`
  select invoice.invoice_id, invoice.kind, invoice.number, invoice.seller_account_id, invoice.seller_data ->> 'name' as seller_name,
    invoice.buyer_account_id, invoice.buyer_data ->> 'name' as buyer_name, invoice.interval_id::integer as interval_id,
    invoice.currency::text as currency, invoice.net, invoice.tax, invoice.total, invoice.issued_utc, invoice.due_date::text as due_date,
    invoice.purchase_order_number, invoice.credits_invoice_id, invoice.reason
  from invoice where invoice.state = 'Final' and ${inDeal('invoice')} and ${condition}`;

/** October 2026. */
export const periodIn = (language: string, interval: IntervalId): string =>
  dateFormatter(language, { month: 'long', year: 'numeric' }).format(new Date(`${firstDayOf(interval)}T00:00:00Z`));

export const invoiceOf = (
  { language }: Pick<CallContext, 'language'>,
  row: InvoiceRow & InvoiceFacts,
): Static<typeof Invoice> => ({
  InvoiceId: row.invoice_id,
  InvoiceNumber: row.number,
  Kind: row.kind,
  SellerAccountId: row.seller_account_id,
  Seller: row.seller_name,
  BuyerAccountId: row.buyer_account_id,
  Buyer: row.buyer_name,
  IntervalId: row.interval_id,
  Period: periodIn(language, row.interval_id),
  Currency: row.currency,
  Net: row.net,
  Tax: row.tax,
  Total: row.total,
  IssuedUtc: utc(row.issued_utc),
  ...(row.due_date !== null && row.kind === 'Invoice' && { DueDate: row.due_date }),
  ...(row.purchase_order_number !== null && { PurchaseOrderNumber: row.purchase_order_number }),
  ...(row.credits_invoice_id !== null && { CreditsInvoiceId: row.credits_invoice_id }),
  ...(row.credits_number !== null && { CreditsNumber: row.credits_number }),
  ...(row.reason !== null && { Reason: row.reason }),
  HasDocument: row.has_document,
});
