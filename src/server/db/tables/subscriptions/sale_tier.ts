/** The sales of a subscription, from its payer upwards: who sells to whom since when. */
import type { Generated } from 'kysely';
import { deal, type TableRules } from '../../table.ts';

export interface SaleTierTable {
  tier_id: Generated<number>;
  account_id: number;
  /** 1 is the sale to the payer. */
  position: number;
  seller_account_id: number;
  buyer_account_id: number;
  currency: string;
  from_date: Date;
  to_date: Date | null;
}

declare module '../../tables.ts' {
  interface Tables {
    sale_tier: SaleTierTable;
  }
}

export default { name: 'sale_tier', grant: 'select', visible: deal('sale_tier') } satisfies TableRules;
