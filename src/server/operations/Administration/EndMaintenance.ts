/** Ends the maintenance of a branch, also before it has begun. */
import EndMaintenance from '../../../../manifests/operations/Administration/EndMaintenance.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findAccount } from '../../accounts/find.ts';

export default handler(EndMaintenance, async ({ accountId }, context) => {
  await findAccount(context, accountId);
  const ended = await context.db
    .deleteFrom('maintenance')
    .where('account_id', '=', accountId)
    .where('end_utc', '>', new Date())
    .returning('account_id')
    .executeTakeFirst();
  if (!ended) context.audit({ repeated: true });
  return null;
});
