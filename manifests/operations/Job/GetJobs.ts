/** The caller's own jobs, newest first (quality: one line per job with progress). */
import { Type } from 'typebox';
import { operation } from '#define';
import { Job, jobExample } from '../../entities/Job.ts';
import { listInput, Paged } from '../../entities/list.ts';

export default operation('Job/GetJobs', {
  summary: "Answers one page of the caller's jobs with their progress.",
  kind: 'read',
  subject: 'session',
  reads: ['Job'],
  needs: 'signedIn',
  errors: ['unknownOrder'],
  input: Type.Object(listInput),
  data: Paged(Job),
  example: { input: { limit: 20 }, data: { Items: [jobExample], TotalCount: 1 } },
});
