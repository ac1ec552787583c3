/** Invoices and credit notes, of a seller for a buyer. */

import type { Generated } from 'kysely';
import type { TaxNote } from '../../../../rules/billing/tax.ts';
import type { invoiceMachine } from '../../../../rules/machines/billing.ts';
import { deal, ofSeller, type TableRules } from '../../table.ts';

export interface InvoiceTable {
  invoice_id: Generated<number>;
  kind: Generated<'Invoice' | 'CreditNote'>;
  seller_account_id: number;
  buyer_account_id: number;
  interval_id: number;
  state: Generated<(typeof invoiceMachine.states)[number]>;
  /** Only of a final one. */
  number: string | null;
  currency: string;
  net: number;
  tax: number;
  total: number;
  issued_utc: Date | null;
  due_date: Date | null;
  purchase_order_number: string | null;
  seller_data: Generated<Readonly<Record<string, unknown>>>;
  buyer_data: Generated<Readonly<Record<string, unknown>>>;
  tax_note: TaxNote | null;
  credits_invoice_id: number | null;
  reason: string | null;
}

declare module '../../tables.ts' {
  interface Tables {
    invoice: InvoiceTable;
  }
}

export default {
  name: 'invoice',
  subject: { name: 'Invoice', id: 'invoice_id', account: 'buyer_account_id' },
  grant:
    'select, insert (kind, seller_account_id, buyer_account_id, interval_id, currency, net, tax, total, tax_note, due_date, purchase_order_number, credits_invoice_id, reason), delete',
  visible: deal('invoice'),
  writable: ofSeller('invoice.seller_account_id'),
} satisfies TableRules;
