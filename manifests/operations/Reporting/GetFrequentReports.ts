/** The reports that the caller runs most (CALL-129, SOLO-2). */
import { Type } from 'typebox';
import { operation } from '#define';
import { Report, readsReports, reportExample } from '../../entities/report.ts';

export default operation('Reporting/GetFrequentReports', {
  summary: 'Answers the reports that the caller has run, the one that he runs most first.',
  kind: 'read',
  subject: 'session',
  reads: [],
  needs: readsReports,
  input: Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })) }),
  data: Type.Array(Report),
  example: { input: {}, data: [reportExample] },
});
