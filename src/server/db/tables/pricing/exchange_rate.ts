/** What a euro costs in each currency, day by day. */
import type { TableRules } from '../../table.ts';

export interface ExchangeRateTable {
  currency: string;
  as_of_utc: Date;
  per_euro: number;
  source: 'Bank' | 'Import' | 'Hand';
  set_by_account_id: number | null;
}

declare module '../../tables.ts' {
  interface Tables {
    exchange_rate: ExchangeRateTable;
  }
}

export default {
  name: 'exchange_rate',
  grant: 'select',
} satisfies TableRules;
