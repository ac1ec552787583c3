/** Cancels a job of somebody in the branch. */
import { Type } from 'typebox';
import { can, operation, own } from '#define';

export default operation('Administration/CancelAnyJob', {
  summary: 'Cancels a job of a user in the branch that has not ended; what it had begun is undone.',
  kind: 'write',
  subject: 'none',
  changes: ['Job', own('Job')],
  needs: can('ADMINISTRATIVE', 'Execute'),
  errors: ['jobHasEnded', 'noQueuedJob'],
  audit: { event: 'Job cancelled by an administrator' },
  input: Type.Object({ jobNumber: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  data: Type.Null(),
  example: { input: { jobNumber: 311 }, data: null },
});
