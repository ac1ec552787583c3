/** Takes an ended job off the list, with its file. */
import { Type } from 'typebox';
import { operation, own } from '#define';
import { jobId } from '../../entities/Job.ts';

export default operation('Job/DismissJob', {
  summary: 'Removes an ended job of the caller, and its file.',
  kind: 'write',
  subject: { Job: 'jobId' },
  changes: [own('Job')],
  needs: 'signedIn',
  errors: ['jobGoesOn', 'noJob'],
  audit: { event: 'Job dismissed' },
  input: Type.Object({ jobId }),
  data: Type.Null(),
  example: { input: { jobId: 311 }, data: null },
});
