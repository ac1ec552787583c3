/** The jobs of everybody in the branch; from the root of the tree the product's own as well. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { JobState } from '../../entities/Job.ts';
import { listInput, Paged } from '../../entities/list.ts';
import { QueuedJob, queuedJobExample } from '../../entities/QueuedJob.ts';

export default operation('Administration/GetJobQueue', {
  summary: 'Answers one page of the jobs in the branch of the caller, the newest first.',
  kind: 'read',
  subject: 'none',
  reads: ['Job'],
  needs: can('ADMINISTRATIVE', 'Read'),
  auditedLook: { event: 'Administration looked at' },
  input: Type.Object({
    /** None: in any state. */
    states: Type.Optional(Type.Array(JobState, { maxItems: 5 })),
    ...listInput(['CreatedUtc', 'State', 'Title', 'UserName']),
  }),
  data: Paged(QueuedJob),
  example: { input: { limit: 20 }, data: { Items: [queuedJobExample], TotalCount: 1 } },
});
