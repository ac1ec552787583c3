/** Every maintenance that has not ended, as far as the caller sees; the next one first. */
import GetMaintenance from '../../../../manifests/operations/Administration/GetMaintenance.ts';
import { handler } from '../../../define/contract/handler.ts';
import { inScope } from '../../db/in-scope.ts';
import { maintenanceOf } from '../../messages/maintenance.ts';

export default handler(GetMaintenance, async (_input, { db }) => {
  const rows = await db
    .selectFrom('maintenance')
    .innerJoin('account', 'account.account_id', 'maintenance.account_id')
    .select(['account.account_id', 'account.display_name', 'start_utc', 'end_utc', 'text'])
    .where('end_utc', '>', new Date())
    .where(inScope('account.path'))
    .orderBy('start_utc')
    .execute();
  return rows.map(maintenanceOf);
});
