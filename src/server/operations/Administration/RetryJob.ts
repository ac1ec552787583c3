/** Puts a failed job on the queue again. */
import { sql } from 'kysely';
import RetryJob from '../../../../manifests/operations/Administration/RetryJob.ts';
import { handler } from '../../../define/contract/handler.ts';
import { ownerOf, userJob } from '../../administration/job-queue.ts';
import { Failure } from '../../calls/failure.ts';

export default handler(RetryJob, async ({ jobNumber }, context) => {
  const job = await userJob(context, jobNumber);
  const { rows } = await sql<{ done: boolean }>`select retry_job(${jobNumber}) as done`.execute(context.db);
  if (!rows[0]?.done) throw new Failure(409, 'jobNotFailed', { jobNumber });
  context.audit({ target: ownerOf(job), details: job.title });
  return null;
});
