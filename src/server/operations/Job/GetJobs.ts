/** The caller's jobs, newest first unless asked otherwise. */
import GetJobs from '../../../../manifests/operations/Job/GetJobs.ts';
import { handler } from '../../../define/contract/handler.ts';
import { limits } from '../../../rules/limits.ts';
import { containing, orderColumn } from '../../db/list-query.ts';
import { jobOf, ownJobs, shownColumns } from '../../personal/jobs.ts';

const order = { CreatedUtc: 'job_id', State: 'state', Title: 'title' } as const;

export default handler(GetJobs, async ({ options, orderBy, limit }, context) => {
  const wanted = options?.filter?.trim();
  const column = orderColumn(order, orderBy?.Key ?? 'CreatedUtc') as (typeof order)[keyof typeof order];
  const found = () => (wanted ? ownJobs(context).where('job.title', 'ilike', containing(wanted)) : ownJobs(context));
  const [rows, { total }] = await Promise.all([
    found()
      .select(shownColumns)
      .orderBy(`job.${column}`, orderBy?.Value === 'ASC' ? 'asc' : 'desc')
      .orderBy('job.job_id', 'desc')
      .limit(limit ?? limits.pageSize)
      .offset(options?.offset ?? 0)
      .execute(),
    found()
      .select((count) => count.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { TotalCount: total, Items: rows.map(jobOf) };
});
