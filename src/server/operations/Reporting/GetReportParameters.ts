/** What a report may be asked with. */
import GetReportParameters from '../../../../manifests/operations/Reporting/GetReportParameters.ts';
import { handler } from '../../../define/contract/handler.ts';
import { parametersOf } from '../../reporting/described.ts';

export default handler(GetReportParameters, ({ report }, context) => parametersOf(context, report));
