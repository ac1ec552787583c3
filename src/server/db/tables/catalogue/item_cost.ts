/** What a vendor asks of sellers for a fee, by quantity and day; no customer sees it. */
import type { Generated } from 'kysely';
import { ofVendor, type TableRules } from '../../table.ts';

export interface ItemCostTable {
  item_cost_id: Generated<number>;
  item_id: number;
  owner_account_id: Generated<number>;
  currency: string;
  min_quantity: Generated<number>;
  purchase_price: number;
  valid_from_date: Date;
  /** The first day on which it no longer holds. */
  valid_until_date: Date | null;
}

declare module '../../tables.ts' {
  interface Tables {
    item_cost: ItemCostTable;
  }
}

export default {
  name: 'item_cost',
  grant: 'select, insert, update, delete',
  visible: ofVendor('item_cost.owner_account_id'),
} satisfies TableRules;
