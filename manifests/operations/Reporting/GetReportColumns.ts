/** The columns of a report, as far as the caller may see them (SOLO-29). */
import { Type } from 'typebox';
import { operation } from '#define';
import { ReportColumn, readsReports, reportName } from '../../entities/report.ts';

export default operation('Reporting/GetReportColumns', {
  summary: 'Answers the columns of a report; those whose right the caller lacks are not among them.',
  kind: 'read',
  subject: 'session',
  reads: [],
  needs: readsReports,
  errors: ['noReport'],
  input: Type.Object({ report: reportName }),
  data: Type.Array(ReportColumn),
  example: {
    input: { report: 'revenue' },
    data: [
      { Field: 'Values.Customer', Title: 'Customer', Kind: 'Text', Width: 280 },
      { Field: 'Values.Revenue', Title: 'Revenue', Kind: 'Money', Currency: 'Values.Currency', Total: 'sum' },
    ],
  },
});
