/** A report: a page of its rows, and the sums over all of them (SOLO-29). */
import { Type } from 'typebox';
import { operation } from '#define';
import { listOptions } from '../../entities/list.ts';
import { ReportRow, ReportTotals, readsReports, reportName, reportParameters } from '../../entities/report.ts';

export default operation('Reporting/RunReport', {
  summary:
    'Answers a page of the rows that a report finds in the branch of the caller, how many there are, and the sums of its columns over all of them.',
  kind: 'read',
  subject: 'session',
  reads: ['Invoice', 'Order', 'CustomCharge', 'ProvisioningRequest', 'Usage', 'Drift', 'Pricelist'],
  needs: readsReports,
  errors: ['ERR-16', 'noReport', 'notFound', 'notASeller'],
  input: Type.Object({
    report: reportName,
    parameters: Type.Optional(reportParameters),
    options: listOptions,
    orderBy: Type.Optional(
      Type.Object({
        /** The field of a column. */
        Key: Type.String({ maxLength: 60 }),
        Value: Type.Enum(['ASC', 'DESC'], { type: 'string' }),
      }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 20 })),
  }),
  data: Type.Object({
    Items: Type.Array(ReportRow),
    TotalCount: Type.Integer(),
    Totals: Type.Object({ Values: ReportTotals }),
    /** What it is about: its period, its currency, and when it was run. */
    Note: Type.String(),
  }),
  example: {
    input: { report: 'revenue', parameters: { period: 'LastMonth' } },
    data: {
      Items: [{ RowId: '100734-EUR', Values: { Customer: 'Donau GmbH', Revenue: 14596.8, Currency: 'EUR' } }],
      TotalCount: 1,
      Totals: { Values: { Revenue: { EUR: 14596.8 } } },
      Note: '1 – 31 Oct 2026, EUR',
    },
  },
});
