/** What a country adds to a sale as tax, since when. */
import type { TableRules } from '../../table.ts';

export interface TaxRateTable {
  country: string;
  from_date: Date;
  percent: number;
}

declare module '../../tables.ts' {
  interface Tables {
    tax_rate: TaxRateTable;
  }
}

export default {
  name: 'tax_rate',
  grant: 'select',
} satisfies TableRules;
