/** What the lines of a document come to, by how they are paid; the database keeps it with each statement that writes lines. */
import { deal, type TableRules } from '../../table.ts';

export interface InvoiceSumTable {
  invoice_id: number;
  fee: 'Monthly' | 'Yearly' | 'OneTime';
  seller_account_id: number;
  buyer_account_id: number;
  interval_id: number;
  lines: number;
  amount: number;
}

declare module '../../tables.ts' {
  interface Tables {
    invoice_sum: InvoiceSumTable;
  }
}

export default {
  name: 'invoice_sum',
  grant: 'select',
  visible: deal('invoice_sum'),
} satisfies TableRules;
