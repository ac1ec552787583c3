/** The bill of an account for a month as a file at once, or where it is long as a job that writes the same columns page after page. */
import GetOnlineBillReport from '../../../../manifests/operations/Account/GetOnlineBillReport.ts';
import RequestOnlineBill from '../../../../manifests/operations/Account/RequestOnlineBill.ts';
import { handler } from '../../../define/contract/handler.ts';
import { billFile, shortBillFile } from '../../billing/report/bill-file.ts';
import { runIdempotently } from '../../calls/idempotency.ts';
import { queueExport } from '../../jobs/export.ts';

export default handler(RequestOnlineBill, async ({ format, ...input }, context) => {
  context.audit({ details: `${input.intervalId}.${format}` });
  const { file } = await shortBillFile(context, input, format);
  if (file) return file;
  return runIdempotently(context, { operation: RequestOnlineBill.operation, input: { ...input, format } }, async () => {
    const wanted = { operation: GetOnlineBillReport.operation, input, format, ...billFile(context, input) };
    return { JobId: (await queueExport(context, wanted)).job_id };
  });
});
