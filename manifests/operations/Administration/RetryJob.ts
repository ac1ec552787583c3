/** Tries a failed job of somebody in the branch again, in his name. */
import { Type } from 'typebox';
import { can, operation, own } from '#define';

export default operation('Administration/RetryJob', {
  summary:
    'Puts a failed job of a user in the branch on the queue again; it runs in his name, with the rights that he has then.',
  kind: 'write',
  subject: 'none',
  changes: ['Job', own('Job')],
  needs: can('ADMINISTRATIVE', 'Execute'),
  errors: ['jobNotFailed', 'noQueuedJob'],
  audit: { event: 'Job tried again' },
  input: Type.Object({ jobNumber: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  data: Type.Null(),
  example: { input: { jobNumber: 311 }, data: null },
});
