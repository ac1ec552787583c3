/** The live sessions of the user; one that waits for its second factor is none yet. */
import GetMySessions from '../../../../manifests/operations/Authorization/GetMySessions.ts';
import { handler } from '../../../define/handler.ts';
import { deviceName } from '../../../rules/device-name.ts';
import { limits } from '../../../rules/limits.ts';

export default handler(GetMySessions, async (_input, { db, session }) => {
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
  return rows.map((row) => ({
    SessionId: row.session_id,
    CreatedUtc: row.created_utc.toISOString(),
    LastSeenUtc: row.last_seen_utc.toISOString(),
    ExpiresUtc: row.expires_utc.toISOString(),
    Address: row.address ?? '',
    Device: deviceName(row.user_agent),
    IsCurrent: row.session_id === session.sessionId,
    // The name of somebody further up is not visible from here; that it is somebody else is.
    ...(row.impersonator_account_id === null ? {} : { ImpersonatorName: row.impersonator_name ?? '' }),
  }));
});
