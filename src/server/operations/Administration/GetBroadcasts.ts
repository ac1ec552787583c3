/** Every message that stands, as far as the caller sees the branch; the latest first. */
import GetBroadcasts from '../../../../manifests/operations/Administration/GetBroadcasts.ts';
import { handler } from '../../../define/contract/handler.ts';
import { inScope } from '../../db/in-scope.ts';
import { broadcastOf } from '../../messages/broadcast.ts';

export default handler(GetBroadcasts, async (_input, { db }) => {
  const rows = await db
    .selectFrom('broadcast')
    .innerJoin('account', 'account.account_id', 'broadcast.account_id')
    .select(['account.account_id', 'account.display_name', 'kind', 'text', 'translations', 'sent_utc'])
    .where(inScope('account.path'))
    .orderBy('broadcast_id', 'desc')
    .execute();
  return rows.map(broadcastOf);
});
