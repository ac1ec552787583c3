/** To whom a planned report goes, as whoever planned it says; what each may read is looked up when it is sent. */
import type { TableRules } from '../../table.ts';

export interface ReportPlanRecipientTable {
  report_plan_id: number;
  user_account_id: number;
}

declare module '../../tables.ts' {
  interface Tables {
    report_plan_recipient: ReportPlanRecipientTable;
  }
}

export default {
  name: 'report_plan_recipient',
  grant: 'select, insert, delete',
  visible: 'exists (select from report_plan p where p.report_plan_id = report_plan_recipient.report_plan_id)',
} satisfies TableRules;
