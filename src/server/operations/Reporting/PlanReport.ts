/** Plans that a report is sent. */
import PlanReport from '../../../../manifests/operations/Reporting/PlanReport.ts';
import { handler } from '../../../define/contract/handler.ts';
import { planReport } from '../../reporting/plans.ts';

export default handler(PlanReport, (input, context) => planReport(context, input));
