/** Makes one file of all that an account was billed for a month, as soon as it is printed, in the name of whoever asked for it. */
import { Type } from 'typebox';
import { intervalId } from '../../../manifests/entities/interval.ts';
import { accountId } from '../../../manifests/entities/list.ts';
import GetInvoicePdf from '../../../manifests/operations/Account/GetInvoicePdf.ts';
import { job } from '../../define/contract/job.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { limits } from '../../rules/limits.ts';
import { Failure } from '../calls/failure.ts';
import { NotYet } from '../queue/progress.ts';

export default job('invoice-pdf', {
  payload: Type.Object({ accountId, intervalId, askedUtc: Type.String() }),
  needs: () => GetInvoicePdf.needs,
  run: async ({ askedUtc, ...wanted }, { read, keepFile }) => {
    try {
      const file = (await read(GetInvoicePdf.operation, wanted)) as DataOf<typeof GetInvoicePdf>;
      keepFile({ name: file.FileName, type: file.ContentType, content: Buffer.from(file.Content, 'base64') });
    } catch (problem) {
      // What prints works beside this one; nobody's place on the queue waits for it, and nobody waits for ever.
      const isLate = Date.now() - Date.parse(askedUtc) > limits.invoicePrinting;
      if (!isLate && problem instanceof Failure && problem.code === 'documentNotYet') throw new NotYet();
      throw problem;
    }
  },
});
