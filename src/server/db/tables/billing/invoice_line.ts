/** What an invoice asks for, line by line, and what each line comes from. */
import type { Generated } from 'kysely';
import { deal, ofSeller, type TableRules } from '../../table.ts';

export interface InvoiceLineTable {
  invoice_line_id: Generated<number>;
  invoice_id: number;
  seller_account_id: number;
  buyer_account_id: number;
  interval_id: number;
  line_no: number;
  kind: 'Recurring' | 'OneTime' | 'Usage' | 'CustomCharge' | 'Credit' | 'Correction';
  account_id: number | null;
  service_id: number | null;
  item_id: number | null;
  tier_id: number | null;
  span_id: number | null;
  tier_price_id: number | null;
  custom_charge_id: number | null;
  credits_line_id: number | null;
  covers: string | null;
  quantity: number;
  unit_price: number;
  /** Of which the price is paid; null of what is paid once. */
  months: number | null;
  days: number | null;
  of_days: number | null;
  amount: number;
  description: Generated<Readonly<Record<string, unknown>>>;
}

declare module '../../tables.ts' {
  interface Tables {
    invoice_line: InvoiceLineTable;
  }
}

export default {
  name: 'invoice_line',
  grant: 'select, insert',
  visible: deal('invoice_line'),
  writable: ofSeller('invoice_line.seller_account_id'),
} satisfies TableRules;
