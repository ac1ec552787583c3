/** A job that is cancelled can no longer end: its effect and its end are one transaction, which then fails. */
import CancelJob from '../../../../manifests/operations/Job/CancelJob.ts';
import { handler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { isEnded, jobColumns, jobOf, ownJob } from '../../personal/jobs.ts';

export default handler(CancelJob, async ({ jobId }, context) => {
  const { state, title } = await ownJob(context, jobId);
  if (isEnded(state)) throw new Failure(409, 'jobEnded', { jobId });
  const cancelled = await context.db
    .updateTable('job')
    .set({ state: 'Cancelled', worker: null, lease_until: null, finished_utc: new Date() })
    .where('job_id', '=', jobId)
    .returning(jobColumns)
    .executeTakeFirstOrThrow();
  context.audit({ details: title });
  return jobOf(cancelled);
});
