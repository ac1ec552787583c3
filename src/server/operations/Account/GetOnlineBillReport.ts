/** The bill of an account for a month. */
import GetOnlineBillReport from '../../../../manifests/operations/Account/GetOnlineBillReport.ts';
import { handler } from '../../../define/contract/handler.ts';
import { billReport } from '../../billing/report/report.ts';

export default handler(GetOnlineBillReport, (input, context) => billReport(context, input));
