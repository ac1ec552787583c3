/** Plans the maintenance of a branch, or plans it anew. */
import PlanMaintenance from '../../../../manifests/operations/Administration/PlanMaintenance.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findAccount } from '../../accounts/find.ts';
import { Failure } from '../../calls/failure.ts';
import { sentence } from '../../calls/sentence.ts';
import { maintenanceOf } from '../../messages/maintenance.ts';

/** Clocks differ, and somebody who says "now" means it. */
const tolerance = 60_000;

export default handler(PlanMaintenance, async ({ accountId, startUtc, minutes, text = '' }, context) => {
  const account = await findAccount(context, accountId);
  const now = Date.now();
  const start = startUtc === undefined ? now : Date.parse(startUtc);
  if (start < now - tolerance) throw new Failure(400, 'maintenanceInPast');
  const plan = { start_utc: new Date(start), end_utc: new Date(start + minutes * 60_000), text: text.trim() };
  await context.db
    .insertInto('maintenance')
    .values({ account_id: accountId, ...plan })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(plan))
    .execute();
  const instant = (time: Date) => ({ is: 'instant', name: time.toISOString() }) as const;
  context.audit({
    details: [sentence('From {start} to {end}', { start: instant(plan.start_utc), end: instant(plan.end_utc) })],
  });
  return maintenanceOf({ ...plan, account_id: accountId, display_name: account.display_name });
});
