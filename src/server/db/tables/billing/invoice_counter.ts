/** The next number of a seller’s invoices or credit notes in a year; functions of the database count. */
import type { Generated } from 'kysely';
import type { TableRules } from '../../table.ts';

export interface InvoiceCounterTable {
  seller_account_id: number;
  series: 'I' | 'C';
  year: number;
  next: Generated<number>;
}

declare module '../../tables.ts' {
  interface Tables {
    invoice_counter: InvoiceCounterTable;
  }
}

export default {
  name: 'invoice_counter',
  grant: '',
} satisfies TableRules;
