/** Puts a lower amount in the place of a line, once however often it is sent. */
import CorrectInvoiceLine from '../../../../manifests/operations/Account/CorrectInvoiceLine.ts';
import { handler } from '../../../define/contract/handler.ts';
import { correctInvoice } from '../../billing/correct.ts';
import { runIdempotently } from '../../calls/idempotency.ts';

export default handler(CorrectInvoiceLine, (input, context) =>
  runIdempotently(context, { operation: CorrectInvoiceLine.operation, input }, () =>
    correctInvoice(context, {
      invoiceId: input.invoiceId,
      lineIds: [input.lineId],
      instead: input.amount,
      reason: input.reason,
    }),
  ),
);
