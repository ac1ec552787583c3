/** The file that a job has made (CALL-153); rights are asked for again at each fetch. */
import { Type } from 'typebox';
import { operation } from '#define';
import { FileResult } from '../../entities/FileResult.ts';
import { jobId } from '../../entities/Job.ts';

export default operation('Job/GetJobFile', {
  summary: 'Answers the file of a completed job of the caller until it expires.',
  kind: 'read',
  subject: { Job: 'jobId' },
  reads: ['Job'],
  needs: 'signedIn',
  errors: ['jobFileOutOfSight', 'noJob', 'noJobFile'],
  input: Type.Object({ jobId }),
  data: FileResult,
  example: {
    input: { jobId: 311 },
    data: { FileName: 'accounts.csv', ContentType: 'text/csv; charset=utf-8', Content: 'TmFtZQ0K' },
  },
});
