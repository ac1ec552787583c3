/** A report by months. */
import GetReportChart from '../../../../manifests/operations/Reporting/GetReportChart.ts';
import { handler } from '../../../define/contract/handler.ts';
import { reportChart } from '../../reporting/chart.ts';

export default handler(GetReportChart, (input, context) => reportChart(context, input));
