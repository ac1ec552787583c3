/** What a seller has billed a buyer for a service in an interval, by how it is paid. */
import { deal, type TableRules } from '../../table.ts';

export interface RevenueMonthTable {
  seller_account_id: number;
  buyer_account_id: number;
  /** 0: of no service. */
  service_id: number;
  interval_id: number;
  currency: string;
  fee: 'Monthly' | 'Yearly' | 'OneTime';
  net: number;
}

declare module '../../tables.ts' {
  interface Tables {
    revenue_month: RevenueMonthTable;
  }
}

export default {
  name: 'revenue_month',
  grant: 'select',
  visible: deal('revenue_month'),
} satisfies TableRules;
