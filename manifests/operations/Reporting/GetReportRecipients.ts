/** Whom a report may be sent to (SOLO-29). */
import { Type } from 'typebox';
import { operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { plansReports, reportName } from '../../entities/report.ts';

export default operation('Reporting/GetReportRecipients', {
  summary:
    'Answers the people of the own company who see what the caller sees and may run the report themselves; each is asked again when it is sent.',
  kind: 'read',
  subject: 'session',
  reads: ['Account', 'Role'],
  needs: plansReports,
  errors: ['noReport'],
  input: Type.Object({ report: reportName }),
  data: Type.Array(Type.Object({ UserAccountId: accountId, DisplayName: Type.String() })),
  example: { input: { report: 'revenue' }, data: [{ UserAccountId: 100023, DisplayName: 'Petra Paulsen' }] },
});
