/** One page of the jobs in the branch. */
import GetJobQueue from '../../../../manifests/operations/Administration/GetJobQueue.ts';
import { handler } from '../../../define/contract/handler.ts';
import { jobsInBranch, queuedJob } from '../../administration/job-queue.ts';
import { pageOf } from '../../db/list-query.ts';

export default handler(GetJobQueue, async (input, { db, language }) => {
  const { states } = input;
  const all = db.selectFrom(jobsInBranch.as('job')).selectAll();
  const { rows, total } = await pageOf(db, states?.length ? all.where('state', 'in', states) : all, {
    order: { CreatedUtc: 'job_id', State: 'state', Title: 'title', UserName: 'user_name' },
    texts: { language, columns: ['title', 'user_name'] },
    standard: { job_id: 'desc' },
    find: ['title', 'name', 'user_name'],
    input,
  });
  return { TotalCount: total, Items: rows.map(queuedJob) };
});
