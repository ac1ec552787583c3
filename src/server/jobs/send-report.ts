/** Sends a planned report at one of its times, in the name of whoever planned it. */
import { Type } from 'typebox';
import { plannedReportId } from '../../../manifests/entities/report.ts';
import SetPlannedReport from '../../../manifests/operations/Reporting/SetPlannedReport.ts';
import { job } from '../../define/contract/job.ts';
import { deliverReport } from '../reporting/deliver.ts';

export default job('send-report', {
  // Without a right of its own: whoever has lost it is told so, and the plan stops.
  payload: Type.Object({ plannedReportId, dueUtc: Type.String() }),
  run: async ({ plannedReportId: id }, context) => {
    await deliverReport(context, id);
    await context.tell(SetPlannedReport, context.session.scope.path);
  },
});
