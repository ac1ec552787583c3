/** Prices that somebody has set for one item: they stand above all rules. */
import type { Generated } from 'kysely';
import { selling, type TableRules } from '../../table.ts';

export interface PriceOverrideTable {
  override_id: Generated<number>;
  marketplace_id: number;
  marketplace_offer_id: number;
  item_id: number;
  min_quantity: Generated<number>;
  model: 'Static' | 'Markup' | 'GrossMargin' | 'SrpDiscount';
  percent: number | null;
  amount: number | null;
  valid_from_date: Date;
  /** The first day on which it no longer holds. */
  valid_until_date: Date | null;
  set_by_account_id: number | null;
  set_utc: Generated<Date>;
  /** Taken back, or followed by another one: kept, and asked no more. */
  ended_utc: Date | null;
}

declare module '../../tables.ts' {
  interface Tables {
    price_override: PriceOverrideTable;
  }
}

export default {
  name: 'price_override',
  record: { name: 'OfferPrices', id: 'marketplace_offer_id' },
  grant: 'select, insert, update (ended_utc, valid_until_date)',
  visible: selling('price_override'),
} satisfies TableRules;
