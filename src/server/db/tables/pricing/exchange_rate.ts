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
  record: {
    name: 'ExchangeRate',
    id: 'currency',
    mark: 'as_of_utc::text',
    rows: `as_of_utc = (select max(latest.as_of_utc) from exchange_rate latest
      where latest.currency = exchange_rate.currency and latest.as_of_utc <= now())`,
    by: 'set_by_account_id',
  },
  grant: 'select',
} satisfies TableRules;
