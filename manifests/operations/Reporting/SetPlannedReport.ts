/** Stops a planned report, or lets it go on (SOLO-29). */
import { Type } from 'typebox';
import { operation, own } from '#define';
import {
  PlannedReport,
  PlanState,
  plannedReportExample,
  plannedReportId,
  plansReports,
} from '../../entities/report.ts';

export default operation('Reporting/SetPlannedReport', {
  summary: 'Stops what was planned, or lets it go on at its next due time.',
  kind: 'write',
  subject: { PlannedReport: 'plannedReportId' },
  changes: [own('PlannedReport')],
  needs: plansReports,
  errors: ['noPlannedReport'],
  audit: { event: 'Planned report changed' },
  input: Type.Object({ plannedReportId, state: PlanState }),
  data: PlannedReport,
  example: { input: { plannedReportId: 7, state: 'Active' }, data: plannedReportExample },
});
