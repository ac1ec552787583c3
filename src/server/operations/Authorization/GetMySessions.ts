/** The live sessions of the user; one that waits for its second factor is none yet. */
import GetMySessions from '../../../../manifests/operations/Authorization/GetMySessions.ts';
import { handler } from '../../../define/contract/handler.ts';
import { limits } from '../../../rules/limits.ts';
import { userSession } from '../../identity/session-rows.ts';

export default handler(GetMySessions, async (_input, { db, language, session }) => {
  const { UserAccountId } = session.user;
  const rows = await db
    .selectFrom('session')
    .leftJoin('account as impersonator', 'impersonator.account_id', 'session.impersonator_account_id')
    .selectAll('session')
    .select('impersonator.display_name as impersonator_name')
    .where('user_account_id', '=', UserAccountId)
    .where('stage', '=', 'full')
    .where('ended_utc', 'is', null)
    .where('expires_utc', '>', new Date())
    .where('last_seen_utc', '>', new Date(Date.now() - limits.sessionIdle))
    .orderBy('last_seen_utc', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => userSession(row, session.sessionId, language));
});
