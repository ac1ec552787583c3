/** The caller's jobs, newest first unless asked otherwise. */
import GetJobs from '../../../../manifests/operations/Job/GetJobs.ts';
import { handler } from '../../../define/contract/handler.ts';
import { pageOf } from '../../db/list-query.ts';
import { jobOf, ownJobs, shownColumns } from '../../personal/jobs.ts';

export default handler(GetJobs, async (input, context) => {
  const { states } = input;
  const own = ownJobs(context).select(shownColumns);
  const found = states?.length ? own.where('job.state', 'in', states) : own;
  const { rows, total } = await pageOf(context.db, found, {
    order: { CreatedUtc: 'job_id', State: 'state', Title: 'title' },
    texts: { language: context.language, columns: ['title'] },
    standard: { job_id: 'desc' },
    find: ['title'],
    input,
  });
  return { TotalCount: total, Items: rows.map(jobOf) };
});
