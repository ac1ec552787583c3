/** Sets the clock of billing in a demo world, and lets what is due by then begin. */
import SetClock from '../../../../manifests/operations/Administration/SetClock.ts';
import { handler } from '../../../define/contract/handler.ts';
import { assertInstallation } from '../../access/installation.ts';
import { utc } from '../../accounts/row.ts';
import { billingNow, setBillingClock } from '../../billing/clock.ts';
import { hurry } from '../../queue/hurry.ts';

export default handler(SetClock, async ({ moment }, context) => {
  await assertInstallation(context);
  await setBillingClock(context, new Date(moment));
  await hurry(context.db, 'bill');
  context.audit({ details: moment });
  return utc(await billingNow(context.db));
});
