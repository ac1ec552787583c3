/** Stops a planned report, or lets it go on. */
import SetPlannedReport from '../../../../manifests/operations/Reporting/SetPlannedReport.ts';
import { handler } from '../../../define/contract/handler.ts';
import { setPlan } from '../../reporting/plans.ts';

export default handler(SetPlannedReport, ({ plannedReportId, state }, context) =>
  setPlan(context, plannedReportId, state),
);
