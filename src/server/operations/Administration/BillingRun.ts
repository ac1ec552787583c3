/** Begins the runs that are wanted, and lets the job that does them look at once. */
import BillingRun from '../../../../manifests/operations/Administration/BillingRun.ts';
import { handler } from '../../../define/contract/handler.ts';
import { assertInstallation } from '../../access/installation.ts';
import { beginRunsByHand } from '../../billing/begin.ts';
import { hurry } from '../../queue/hurry.ts';

export default handler(BillingRun, async ({ interval }, context) => {
  await assertInstallation(context);
  const begun = await beginRunsByHand(context, interval);
  await hurry(context.db, 'bill');
  context.audit(interval === undefined ? {} : { details: String(interval) });
  return begun;
});
