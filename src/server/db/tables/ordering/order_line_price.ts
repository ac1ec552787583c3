/** What each sale of the chain asked for when a line was ordered. */
import type { Generated } from 'kysely';
import { deal, type TableRules } from '../../table.ts';

export interface OrderLinePriceTable {
  order_line_id: number;
  /** 1 is the sale to the payer. */
  position: number;
  item_id: number;
  min_quantity: number;
  seller_account_id: number;
  buyer_account_id: number;
  currency: string;
  kind: Generated<'List' | 'Quote'>;
  list_amount: number;
  amount: number;
  price_id: number | null;
}

declare module '../../tables.ts' {
  interface Tables {
    order_line_price: OrderLinePriceTable;
  }
}

export default { name: 'order_line_price', grant: 'select', visible: deal('order_line_price') } satisfies TableRules;
