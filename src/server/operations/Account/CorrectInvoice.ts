/** Takes back lines of an invoice, once however often it is sent. */
import CorrectInvoice from '../../../../manifests/operations/Account/CorrectInvoice.ts';
import { handler } from '../../../define/contract/handler.ts';
import { correctInvoice } from '../../billing/correct.ts';
import { runIdempotently } from '../../calls/idempotency.ts';

export default handler(CorrectInvoice, (input, context) =>
  runIdempotently(context, { operation: CorrectInvoice.operation, input }, () =>
    correctInvoice(context, { invoiceId: input.invoiceId, lineIds: input.lineIds, reason: input.reason }),
  ),
);
