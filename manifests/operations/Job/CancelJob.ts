/** Stops a job that waits or runs; what it had begun is undone. */
import { Type } from 'typebox';
import { operation, own } from '#define';
import { Job, jobExample, jobId } from '../../entities/Job.ts';

export default operation('Job/CancelJob', {
  summary: 'Cancels a job of the caller that has not ended yet.',
  kind: 'write',
  subject: { Job: 'jobId' },
  changes: [own('Job')],
  needs: 'signedIn',
  errors: ['jobEnded', 'noJob'],
  audit: { event: 'Job cancelled' },
  input: Type.Object({ jobId }),
  data: Job,
  example: { input: { jobId: 311 }, data: { ...jobExample, State: 'Cancelled', HasFile: false } },
});
