/** Deletes an ended job; its file goes with it. */
import DismissJob from '../../../../manifests/operations/Job/DismissJob.ts';
import { handler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { isEnded, ownJob } from '../../personal/jobs.ts';

export default handler(DismissJob, async ({ jobId }, context) => {
  const { state, title } = await ownJob(context, jobId);
  if (!isEnded(state)) throw new Failure(409, 'jobGoesOn', { jobId });
  await context.db.deleteFrom('job').where('job_id', '=', jobId).execute();
  context.audit({ details: title });
  return null;
});
