/** Takes a planned report back. */
import DeletePlannedReport from '../../../../manifests/operations/Reporting/DeletePlannedReport.ts';
import { handler } from '../../../define/contract/handler.ts';
import { deletePlan } from '../../reporting/plans.ts';

export default handler(DeletePlannedReport, async ({ plannedReportId }, context) => {
  await deletePlan(context, plannedReportId);
  return null;
});
