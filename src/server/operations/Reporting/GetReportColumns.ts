/** The columns of a report. */
import GetReportColumns from '../../../../manifests/operations/Reporting/GetReportColumns.ts';
import { handler } from '../../../define/contract/handler.ts';
import { columnsOf } from '../../reporting/described.ts';

export default handler(GetReportColumns, async ({ report }, context) => columnsOf(context, report));
