/** The billing of one seller for one interval. */

import type { Generated } from 'kysely';
import type { billRunMachine } from '../../../../rules/machines/billing.ts';
import { ofSeller, type TableRules } from '../../table.ts';

export interface BillRunTable {
  bill_run_id: Generated<number>;
  seller_account_id: number;
  interval_id: number;
  state: Generated<(typeof billRunMachine.states)[number]>;
  started_utc: Generated<Date>;
  finished_utc: Date | null;
}

declare module '../../tables.ts' {
  interface Tables {
    bill_run: BillRunTable;
  }
}

export default {
  name: 'bill_run',
  grant: 'select, insert, update (state, finished_utc)',
  visible: ofSeller('bill_run.seller_account_id'),
} satisfies TableRules;
