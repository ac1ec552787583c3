/** A list as a file, made in the background: any number of rows, the columns and texts of the screen. */
import { operation, own } from '#define';
import { exportRequest } from '../../entities/exportRequest.ts';
import { Job, jobExample } from '../../entities/Job.ts';

export default operation('Export/StartExport', {
  summary: 'Queues an export of a list call that the caller may make; the file stands at the job that is answered.',
  kind: 'write',
  subject: 'session',
  changes: [own('Job')],
  needs: 'signedIn',
  errors: ['noColumn', 'noList', 'repeatedDifferently', 'tooManyJobs'],
  audit: { event: 'Export started' },
  input: exportRequest,
  data: Job,
  example: {
    input: {
      operation: 'Account/GetAuditLog',
      input: { accountId: 100734, mode: 'audit' },
      columns: [
        { field: 'Event', title: 'Event', kind: 'Text' },
        { field: 'TimeUtc', title: 'Time UTC', kind: 'DateTimeUtc' },
      ],
      format: 'csv',
      fileName: 'audit-log',
      locale: 'en-GB',
    },
    data: { ...jobExample, State: 'Queued', Done: 0, HasFile: false },
  },
});
