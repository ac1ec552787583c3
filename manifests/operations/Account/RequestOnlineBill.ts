/** Asks for the file of what an account pays for a month, however long it is (CALL-078, CALL-156). */
import { Type } from 'typebox';
import { can, operation, own } from '#define';
import { billInput } from '../../entities/bill.ts';
import { FileResult } from '../../entities/FileResult.ts';
import { Job } from '../../entities/Job.ts';
import GetOnlineBillReport from './GetOnlineBillReport.ts';

export default operation('Account/RequestOnlineBill', {
  summary:
    'Answers all rows of a month as a CSV or XLSX file; of more than fit into an answer the job that makes the file, with the same columns.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: [own('Job')],
  needs: can('ONLINEBILL', 'Read'),
  partNeeds: GetOnlineBillReport.partNeeds ?? [],
  errors: ['ERR-16', 'estimateTooLarge', 'noBills', 'noSuchMonth', 'notFound', 'repeatedDifferently', 'tooManyJobs'],
  audit: { event: 'Bill exported' },
  input: Type.Object({ ...billInput, format: Type.Enum(['xlsx', 'csv'], { type: 'string' }) }),
  data: Type.Object({
    ...Type.Partial(FileResult).properties,
    /** Of the job at which the file will stand; absent: it is here. */
    JobId: Type.Optional(Job.properties.JobId),
  }),
  example: {
    input: { accountId: 100734, intervalId: 202611, format: 'csv' },
    data: { FileName: 'bill-202611.csv', ContentType: 'text/csv', Content: 'RXZlbnQ7VGFyZ2V0Cg==' },
  },
});
