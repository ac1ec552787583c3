/** What each fee of a quote's line costs: by the list, and as it was quoted. No cost of the seller stands here. */
import type { Generated } from 'kysely';
import type { TableRules } from '../../table.ts';

export interface QuoteLinePriceTable {
  quote_line_id: number;
  item_id: number;
  list_amount: number;
  price_id: number | null;
  discount_percent: number | null;
  is_special: Generated<boolean>;
  amount: number;
  list_value: number;
  value: number;
}

declare module '../../tables.ts' {
  interface Tables {
    quote_line_price: QuoteLinePriceTable;
  }
}

export default {
  name: 'quote_line_price',
  grant: 'select',
  visible: 'exists (select from quote_line l where l.quote_line_id = quote_line_price.quote_line_id)',
} satisfies TableRules;
