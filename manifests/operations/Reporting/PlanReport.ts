/** Plans that a report is sent by mail, again and again (SOLO-29). */
import { Type } from 'typebox';
import { operation, own } from '#define';
import { accountId } from '../../entities/list.ts';
import {
  PlannedReport,
  plannedReportExample,
  plansReports,
  ReportFormat,
  Rhythm,
  reportName,
  reportParameters,
} from '../../entities/report.ts';

export default operation('Reporting/PlanReport', {
  summary:
    'Plans that a report with its parameters is sent to people by mail, in the name and with the rights of whoever plans it as they are on the day.',
  kind: 'write',
  subject: 'session',
  changes: [own('PlannedReport')],
  needs: plansReports,
  errors: ['noReport', 'notFound', 'mayNotReceive', 'notASeller', 'tooManyPlans'],
  audit: { event: 'Report planned' },
  input: Type.Object({
    report: reportName,
    parameters: Type.Optional(reportParameters),
    name: Type.String({ minLength: 1, maxLength: 100 }),
    rhythm: Rhythm,
    format: ReportFormat,
    recipients: Type.Array(accountId, { minItems: 1, maxItems: 50, uniqueItems: true }),
  }),
  data: PlannedReport,
  example: {
    input: {
      report: 'revenue',
      parameters: { period: 'LastMonth' },
      name: 'Revenue for the board',
      rhythm: 'Monthly',
      format: 'xlsx',
      recipients: [100023],
    },
    data: plannedReportExample,
  },
});
