/** What a pricelist asks for an item, by quantity and day. */
import type { Generated } from 'kysely';
import { listed, selling, type TableRules } from '../../table.ts';

export interface PriceTable {
  price_id: Generated<number>;
  marketplace_id: number;
  marketplace_offer_id: number;
  item_id: number;
  min_quantity: number;
  amount: number;
  valid_from_date: Date;
  /** The first day on which it no longer holds. */
  valid_until_date: Date | null;
  price_update_id: number | null;
}

declare module '../../tables.ts' {
  interface Tables {
    price: PriceTable;
  }
}

export default {
  name: 'price',
  grant: 'select, insert, update (valid_until_date), delete',
  visible: selling('price'),
  readable: listed('price'),
} satisfies TableRules;
