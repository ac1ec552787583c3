/** The reports that the caller may run (CALL-128, SOLO-28). */
import { Type } from 'typebox';
import { operation } from '#define';
import { Report, readsReports, reportExample } from '../../entities/report.ts';

export default operation('Reporting/GetReports', {
  summary: 'Answers the reports that the caller may run, those that he runs most first.',
  kind: 'read',
  subject: 'session',
  reads: [],
  needs: readsReports,
  input: Type.Object({}),
  data: Type.Array(Report),
  example: { input: {}, data: [reportExample] },
});
