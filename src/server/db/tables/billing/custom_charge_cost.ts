/** What charges cost their seller; no buyer sees it. */
import type { Generated } from 'kysely';
import { ofSeller, type TableRules } from '../../table.ts';

export interface CustomChargeCostTable {
  custom_charge_id: number;
  seller_account_id: Generated<number>;
  cost: number;
}

declare module '../../tables.ts' {
  interface Tables {
    custom_charge_cost: CustomChargeCostTable;
  }
}

export default {
  name: 'custom_charge_cost',
  grant: 'select, insert',
  visible: ofSeller('custom_charge_cost.seller_account_id'),
} satisfies TableRules;
