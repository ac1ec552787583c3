/** The caller's own jobs, newest first (quality: one line per job with progress). */
import { Type } from 'typebox';
import { operation } from '#define';
import { Job, JobState, jobExample } from '../../entities/Job.ts';
import { listInput, Paged } from '../../entities/list.ts';

export default operation('Job/GetJobs', {
  summary: "Answers one page of the caller's jobs with their progress.",
  kind: 'read',
  subject: 'session',
  reads: ['Job'],
  needs: 'signedIn',
  input: Type.Object({
    /** None: in any state. */
    states: Type.Optional(Type.Array(JobState, { maxItems: 5 })),
    ...listInput(['CreatedUtc', 'State', 'Title']),
  }),
  data: Paged(Job),
  example: { input: { limit: 20 }, data: { Items: [jobExample], TotalCount: 1 } },
});
