/** One page of the live sessions in the branch; never what belongs to their cookies. */
import { sql } from 'kysely';
import GetSessions from '../../../../manifests/operations/Administration/GetSessions.ts';
import { handler } from '../../../define/contract/handler.ts';
import { limits } from '../../../rules/limits.ts';
import { isListed } from '../../db/in-scope.ts';
import { pageOf } from '../../db/list-query.ts';
import { type SessionRow, userSession } from '../../identity/session-rows.ts';

type Row = SessionRow & { readonly user_name: string };

export default handler(GetSessions, async (input, { db, language, session }) => {
  const sessions = db
    .selectFrom(sql<Row>`sessions_in_branch(${limits.sessionIdle / 1000})`.as('live'))
    .innerJoin('account', 'account.account_id', 'live.user_account_id')
    .where(isListed('account'))
    .selectAll('live');
  const { rows, total } = await pageOf(db, sessions, {
    order: { UserName: 'user_name', LastSeenUtc: 'last_seen_utc', CreatedUtc: 'created_utc', Address: 'address' },
    texts: { language, columns: ['user_name'] },
    standard: { last_seen_utc: 'desc', session_id: 'asc' },
    find: ['user_name', 'address'],
    input,
  });
  return {
    TotalCount: total,
    Items: rows.map((row) => ({
      ...userSession(row, session.sessionId, language),
      UserAccountId: Number(row.user_account_id),
      UserName: row.user_name,
    })),
  };
});
