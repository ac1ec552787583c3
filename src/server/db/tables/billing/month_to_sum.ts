/** Months of sellers whose sums are older than their lines; triggers write it. */
import type { GeneratedAlways } from 'kysely';
import { ofSeller, type TableRules } from '../../table.ts';

export interface MonthToSumTable {
  month_to_sum_id: GeneratedAlways<number>;
  seller_account_id: number;
  interval_id: number;
}

declare module '../../tables.ts' {
  interface Tables {
    month_to_sum: MonthToSumTable;
  }
}

export default {
  name: 'month_to_sum',
  grant: 'select',
  visible: ofSeller('month_to_sum.seller_account_id'),
} satisfies TableRules;
