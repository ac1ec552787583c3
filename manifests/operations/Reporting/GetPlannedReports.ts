/** The reports that the caller has planned to be sent (SOLO-29). */
import { Type } from 'typebox';
import { operation } from '#define';
import { PlannedReport, plannedReportExample, plansReports } from '../../entities/report.ts';

export default operation('Reporting/GetPlannedReports', {
  summary: 'Answers what the caller has planned to be sent: when, to whom, and why it stopped where it did.',
  kind: 'read',
  subject: 'session',
  reads: ['PlannedReport'],
  needs: plansReports,
  input: Type.Object({}),
  data: Type.Array(PlannedReport),
  example: { input: {}, data: [plannedReportExample] },
});
