/** The live sessions of a user below. */
import { type Selectable, sql } from 'kysely';
import GetUserSessions from '../../../../manifests/operations/Account/GetUserSessions.ts';
import { handler } from '../../../define/contract/handler.ts';
import { limits } from '../../../rules/limits.ts';
import type { SessionTable } from '../../db/tables/session.ts';
import { findUser } from '../../identity/find.ts';
import { userSession } from '../../identity/session-rows.ts';

type Row = Selectable<SessionTable> & { impersonator_name: string | null };

export default handler(GetUserSessions, async ({ userAccountId }, context) => {
  const user = await findUser(context, userAccountId);
  const { rows } = await sql<Row>`
    select s.*, impersonator.display_name as impersonator_name
    from live_sessions_of(${user}, ${limits.sessionIdle / 1000}) s
    left join account impersonator on impersonator.account_id = s.impersonator_account_id`.execute(context.db);
  return rows.map((row) => userSession(row, context.session.sessionId, context.language));
});
