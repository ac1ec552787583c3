/** The tax of an invoice by percentage. */
import { deal, ofSeller, type TableRules } from '../../table.ts';

export interface InvoiceTaxTable {
  invoice_id: number;
  percent: number;
  seller_account_id: number;
  buyer_account_id: number;
  net: number;
  tax: number;
}

declare module '../../tables.ts' {
  interface Tables {
    invoice_tax: InvoiceTaxTable;
  }
}

export default {
  name: 'invoice_tax',
  grant: 'select, insert',
  visible: deal('invoice_tax'),
  writable: ofSeller('invoice_tax.seller_account_id'),
} satisfies TableRules;
