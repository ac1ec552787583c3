/** A report by months, for its chart (SOLO-29). */
import { Type } from 'typebox';
import { operation } from '#define';
import { ReportPoint, readsReports, reportName, reportParameters } from '../../entities/report.ts';

export default operation('Reporting/GetReportChart', {
  summary: 'Answers the sums of a report by months and what they are made of, over all of its rows.',
  kind: 'read',
  subject: 'session',
  reads: ['Invoice', 'Order', 'CustomCharge', 'ProvisioningRequest', 'Usage', 'Drift', 'Pricelist'],
  needs: readsReports,
  errors: ['ERR-16', 'noReport', 'notFound', 'notASeller'],
  input: Type.Object({ report: reportName, parameters: Type.Optional(reportParameters) }),
  data: Type.Array(ReportPoint),
  example: {
    input: { report: 'revenue' },
    data: [{ Month: '2026-10', Series: 'Monthly', Value: 43120.5, Currency: 'EUR', IsEstimate: false }],
  },
});
