/** The file of a job, for as long as its owner holds the right that the job needed and sees the branch that it is about. */
import GetJobFile from '../../../../manifests/operations/Job/GetJobFile.ts';
import { handler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { assertMeets } from '../../calls/internal-read.ts';
import { ownJobs } from '../../personal/jobs.ts';
import { jobs } from '../../queue/registry.ts';

export default handler(GetJobFile, async ({ jobId }, context) => {
  const found = await ownJobs(context)
    .select([
      'job.name',
      'job.payload',
      'job_file.file_name',
      'job_file.content_type',
      'job_file.content',
      'job_file.scope',
    ])
    .where('job.job_id', '=', jobId)
    .executeTakeFirst();
  if (!found) throw new Failure(404, 'noJob', { jobId });
  const needs = jobs.get(found.name)?.needs?.(found.payload as never);
  if (needs) assertMeets(context.session.user.Capability, needs);
  const { file_name, content_type, content, scope } = found;
  if (file_name === null || content_type === null || content === null || scope === null)
    throw new Failure(404, 'noJobFile', { jobId });
  if (!scope.startsWith(context.session.scope.path)) throw new Failure(403, 'jobFileOutOfSight', { jobId });
  return { FileName: file_name, ContentType: content_type, Content: content.toString('base64') };
});
