/** Bills what is due: from an hour before a month ends on, for every seller, and again while some buyers could not be billed. */
import { Type } from 'typebox';
import BillingRun from '../../../manifests/operations/Administration/BillingRun.ts';
import { job } from '../../define/contract/job.ts';
import { billAll } from '../billing/run.ts';
import { sentence } from '../calls/sentence.ts';

export default job('bill', {
  everyMinutes: 15,
  payload: Type.Object({}),
  run: (_payload, context) =>
    billAll(context, async (part, run) => {
      const seller = { accountId: run.seller_account_id, name: run.seller_name, type: 'Reseller' };
      const counts = [
        sentence('Invoices: {count}', { count: run.invoices }),
        ...(run.failed > 0 ? [sentence('Not billed: {count}', { count: run.failed })] : []),
      ];
      // Nobody asks for it, so it happens in the name of whose bills they are.
      await part.as(seller, run.seller_path);
      part.audit({
        operation: { ...BillingRun, audit: { event: 'Bill run' } },
        requestId: `bill run ${run.bill_run_id}`,
        note: { details: counts, target: seller },
      });
    }),
});
