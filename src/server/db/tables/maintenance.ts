/** What is under maintenance, or will be: a branch has one at most. */
import { type TableRules, withAccount } from '../table.ts';

export interface MaintenanceTable {
  account_id: number;
  start_utc: Date;
  end_utc: Date;
  text: string;
}

declare module '../tables.ts' {
  interface Tables {
    maintenance: MaintenanceTable;
  }
}

export default {
  name: 'maintenance',
  grant: 'select, insert, update, delete',
  visible: withAccount('maintenance.account_id'),
} satisfies TableRules;
