/** What an account pays for a month as a file (CALL-078, CALL-156). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { billInput } from '../../entities/bill.ts';
import { FileResult } from '../../entities/FileResult.ts';

export default operation('Account/ExportOnlineBill', {
  summary:
    'Answers the rows of a month as a CSV or XLSX file; up to a limit, beyond which the export of the list is a job.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['CustomCharge', 'Order'],
  needs: can('ONLINEBILL', 'Read'),
  errors: ['ERR-16', 'billTooLong', 'estimateTooLarge', 'noBills', 'noSuchMonth', 'notFound', 'tooManyRows'],
  input: Type.Object({ ...billInput, format: Type.Enum(['xlsx', 'csv'], { type: 'string' }) }),
  data: FileResult,
  example: {
    input: { accountId: 100734, intervalId: 202611, format: 'csv' },
    data: { FileName: 'bill-202611.csv', ContentType: 'text/csv', Content: 'RXZlbnQ7VGFyZ2V0Cg==' },
  },
});
