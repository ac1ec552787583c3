/** What a seller paid himself for what he billed in an interval, as far as that is known; no buyer sees it. */
import { ofSeller, type TableRules } from '../../table.ts';

export interface MarginMonthTable {
  seller_account_id: number;
  interval_id: number;
  paid_account_id: number;
  /** 0: of no service. */
  service_id: number;
  currency: string;
  fee: 'Monthly' | 'Yearly' | 'OneTime';
  /** What was billed of which the cost is known. */
  costed: number;
  cost: number;
}

declare module '../../tables.ts' {
  interface Tables {
    margin_month: MarginMonthTable;
  }
}

export default {
  name: 'margin_month',
  grant: 'select',
  // As the lines that it was worked out of: what he paid to a seller out of sight he alone sees.
  visible: `(${ofSeller('margin_month.seller_account_id')})
    and (${ofSeller('margin_month.paid_account_id')} or margin_month.seller_account_id = (select scope_account()))`,
} satisfies TableRules;
