/** What became of each buyer in a bill run. */

import type { Generated } from 'kysely';
import type { billRunItemMachine } from '../../../../rules/machines/billing.ts';
import { ofSeller, type TableRules } from '../../table.ts';

export interface BillRunItemTable {
  bill_run_id: number;
  buyer_account_id: number;
  seller_account_id: number;
  state: Generated<(typeof billRunItemMachine.states)[number]>;
  /** How much work it is. */
  tiers_count: Generated<number>;
  invoice_id: number | null;
  /** What keeps it from being billed, and where. */
  problem: unknown;
}

declare module '../../tables.ts' {
  interface Tables {
    bill_run_item: BillRunItemTable;
  }
}

export default {
  name: 'bill_run_item',
  grant: 'select, insert, update (state, invoice_id, problem)',
  visible: ofSeller('bill_run_item.seller_account_id'),
} satisfies TableRules;
