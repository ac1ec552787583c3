/** Makes one file of all that an account was billed for a month, as soon as it is printed, in the name of whoever asked for it. */
import GetInvoicePdf from '../../../manifests/operations/Account/GetInvoicePdf.ts';
import RequestInvoice from '../../../manifests/operations/Account/RequestInvoice.ts';
import { job } from '../../define/contract/job.ts';
import type { DataOf } from '../../define/contract/operation.ts';
import { Failure } from '../calls/failure.ts';
import { NotYet } from '../queue/progress.ts';

export default job('invoice-pdf', {
  payload: RequestInvoice.input,
  needs: () => GetInvoicePdf.needs,
  run: async (wanted, { read, keepFile }) => {
    try {
      const file = (await read(GetInvoicePdf.operation, wanted)) as DataOf<typeof GetInvoicePdf>;
      keepFile({ name: file.FileName, type: file.ContentType, content: Buffer.from(file.Content, 'base64') });
    } catch (problem) {
      // What prints works beside this one; nobody's place on the queue waits for it.
      if (problem instanceof Failure && problem.code === 'documentNotYet') throw new NotYet();
      throw problem;
    }
  },
});
