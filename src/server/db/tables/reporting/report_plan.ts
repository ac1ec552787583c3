/** Reports that are sent by mail again and again; only who planned them sees them. */
import type { Generated } from 'kysely';
import type { TableRules } from '../../table.ts';

export interface ReportPlanTable {
  report_plan_id: Generated<number>;
  user_account_id: number;
  report_name: string;
  name: string;
  parameters: unknown;
  rhythm: 'Daily' | 'Weekly' | 'Monthly';
  format: 'xlsx' | 'csv';
  language: string;
  state: Generated<'Active' | 'Stopped'>;
  problem: Generated<'NoRight' | 'NoRecipient' | 'OwnerGone' | 'Refused' | null>;
  next_due_utc: Date;
  last_sent_utc: Date | null;
  created_utc: Generated<Date>;
}

declare module '../../tables.ts' {
  interface Tables {
    report_plan: ReportPlanTable;
  }
}

export default {
  name: 'report_plan',
  subject: { name: 'PlannedReport', id: 'report_plan_id', account: 'user_account_id' },
  grant:
    'select, insert (user_account_id, report_name, name, parameters, rhythm, format, language, next_due_utc), update (state, problem, next_due_utc, last_sent_utc), delete',
  visible: 'user_account_id = (select scope_user())',
} satisfies TableRules;
