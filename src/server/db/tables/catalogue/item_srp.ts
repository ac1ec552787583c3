/** What a vendor suggests to customers for a fee, by quantity and day. */
import type { Generated } from 'kysely';
import { offered, ofVendor, type TableRules } from '../../table.ts';

export interface ItemSrpTable {
  item_srp_id: Generated<number>;
  item_id: number;
  owner_account_id: Generated<number>;
  service_id: Generated<number>;
  currency: string;
  min_quantity: Generated<number>;
  srp: number;
  valid_from_date: Date;
  /** The first day on which it no longer holds. */
  valid_until_date: Date | null;
}

declare module '../../tables.ts' {
  interface Tables {
    item_srp: ItemSrpTable;
  }
}

export default {
  name: 'item_srp',
  grant: 'select, insert, update, delete',
  visible: ofVendor('item_srp.owner_account_id'),
  readable: offered('item_srp'),
} satisfies TableRules;
