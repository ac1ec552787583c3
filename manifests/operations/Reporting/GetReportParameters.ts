/** What a report may be asked with (SOLO-29). */
import { Type } from 'typebox';
import { operation } from '#define';
import { ReportParameter, readsReports, reportName } from '../../entities/report.ts';

export default operation('Reporting/GetReportParameters', {
  summary: 'Answers the parameters of a report: how each is asked for, and what can be chosen.',
  kind: 'read',
  subject: 'session',
  reads: [],
  needs: readsReports,
  errors: ['noReport'],
  input: Type.Object({ report: reportName }),
  data: Type.Array(ReportParameter),
  example: {
    input: { report: 'revenue' },
    data: [
      {
        Name: 'period',
        Title: 'Period',
        Kind: 'Combobox',
        Choices: [{ Value: 'LastMonth', Label: 'Last month' }],
      },
      { Name: 'seller', Title: 'Seller', Kind: 'Number', Finds: 'Account' },
    ],
  },
});
