/** Cancels a job of a user in the branch; its effect and its end are one transaction, which then fails. */
import { sql } from 'kysely';
import CancelAnyJob from '../../../../manifests/operations/Administration/CancelAnyJob.ts';
import { handler } from '../../../define/contract/handler.ts';
import { ownerOf, userJob } from '../../administration/job-queue.ts';
import { Failure } from '../../calls/failure.ts';

export default handler(CancelAnyJob, async ({ jobNumber }, context) => {
  const job = await userJob(context, jobNumber);
  const { rows } = await sql<{ done: boolean }>`select cancel_job(${jobNumber}) as done`.execute(context.db);
  if (!rows[0]?.done) throw new Failure(409, 'jobHasEnded', { jobNumber });
  context.audit({ target: ownerOf(job), details: job.title });
  return null;
});
