/** How often somebody has run which report: his own alone. */
import type { TableRules } from '../../table.ts';

export interface ReportUseTable {
  user_account_id: number;
  report_name: string;
  uses_count: number;
  last_utc: Date;
}

declare module '../../tables.ts' {
  interface Tables {
    report_use: ReportUseTable;
  }
}

export default {
  name: 'report_use',
  grant: 'select',
  visible: 'user_account_id = (select scope_user())',
} satisfies TableRules;
