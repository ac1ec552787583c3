/** Takes a planned report back (SOLO-29). */
import { Type } from 'typebox';
import { operation, own } from '#define';
import { plannedReportId, plansReports } from '../../entities/report.ts';

export default operation('Reporting/DeletePlannedReport', {
  summary: 'Deletes what was planned: nothing of it is sent any more.',
  kind: 'write',
  subject: { PlannedReport: 'plannedReportId' },
  changes: [own('PlannedReport')],
  needs: plansReports,
  errors: ['noPlannedReport'],
  audit: { event: 'Planned report deleted' },
  input: Type.Object({ plannedReportId }),
  data: Type.Null(),
  example: { input: { plannedReportId: 7 }, data: null },
});
