/** What a tier of a subscription pays for a fee. */
import type { Generated } from 'kysely';
import { deal, type TableRules } from '../../table.ts';

export interface TierPriceTable {
  tier_price_id: Generated<number>;
  tier_id: number;
  seller_account_id: Generated<number>;
  buyer_account_id: Generated<number>;
  item_id: number;
  min_quantity: Generated<number>;
  kind: 'List' | 'Protected' | 'Quote' | 'Custom';
  amount: number;
  from_date: Date;
  to_date: Date | null;
  price_id: number | null;
  set_by_account_id: number | null;
  note: string | null;
}

declare module '../../tables.ts' {
  interface Tables {
    tier_price: TierPriceTable;
  }
}

export default { name: 'tier_price', grant: 'select', visible: deal('tier_price') } satisfies TableRules;
