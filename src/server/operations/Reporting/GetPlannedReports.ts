/** What the caller has planned. */
import GetPlannedReports from '../../../../manifests/operations/Reporting/GetPlannedReports.ts';
import { handler } from '../../../define/contract/handler.ts';
import { plannedReports } from '../../reporting/plans.ts';

export default handler(GetPlannedReports, async (_input, context) => [...(await plannedReports(context))]);
