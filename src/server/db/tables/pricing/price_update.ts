/** Wishes to compute the prices of a pricelist anew, and what came of them (PL-05). */
import type { Generated } from 'kysely';
import { selling, type TableRules } from '../../table.ts';

export interface PriceUpdateTable {
  price_update_id: Generated<number>;
  marketplace_id: number;
  /** null: all of them. */
  item_ids: number[] | null;
  cause: 'Rules' | 'Override' | 'Priority' | 'Offers' | 'Upstream' | 'Vendor' | 'Rate' | 'Repair';
  requested_by_account_id: number | null;
  requested_utc: Generated<Date>;
  effective_date: Date;
  state: Generated<'Queued' | 'Updating' | 'Updated' | 'Failed'>;
  tries: Generated<number>;
  due_utc: Generated<Date>;
  changed_count: number | null;
  problem: string | null;
  lease_until: Date | null;
  worker: string | null;
  ended_utc: Date | null;
}

declare module '../../tables.ts' {
  interface Tables {
    price_update: PriceUpdateTable;
  }
}

export default {
  name: 'price_update',
  grant: 'select, insert, update',
  visible: selling('price_update'),
} satisfies TableRules;
