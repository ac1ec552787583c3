/** The bill of an account for a month as a file; only the columns that the person may read. */
import ExportOnlineBill from '../../../../manifests/operations/Account/ExportOnlineBill.ts';
import { handler } from '../../../define/contract/handler.ts';
import { limits } from '../../../rules/limits.ts';
import { shortBillFile } from '../../billing/report/bill-file.ts';
import { Failure } from '../../calls/failure.ts';

export default handler(ExportOnlineBill, async ({ format, ...input }, context) => {
  const { file, rows } = await shortBillFile(context, input, format);
  if (!file) throw new Failure(409, 'billTooLong', { count: rows, limit: limits.billRows });
  return file;
});
