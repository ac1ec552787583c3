/** Puts the making of a month's file on the queue, once however often it is asked for with one key. */
import RequestInvoice from '../../../../manifests/operations/Account/RequestInvoice.ts';
import { handler } from '../../../define/contract/handler.ts';
import { assertBilled, wantPrinted } from '../../billing/printed.ts';
import { runIdempotently } from '../../calls/idempotency.ts';
import invoicePdf from '../../jobs/invoice-pdf.ts';
import { jobOf } from '../../personal/jobs.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { hurry } from '../../queue/hurry.ts';

export default handler(RequestInvoice, async (input, context) => {
  const { accountId, intervalId } = input;
  await assertBilled(context, accountId, intervalId);
  context.audit({ details: String(intervalId) });
  return runIdempotently(context, { operation: RequestInvoice.operation, input }, async () => {
    await wantPrinted(context, accountId, intervalId);
    await hurry(context.db, 'document');
    const wanted = { ...input, askedUtc: new Date().toISOString() };
    return jobOf(await enqueue(context, invoicePdf, wanted, { title: `${intervalId}.pdf` }));
  });
});
