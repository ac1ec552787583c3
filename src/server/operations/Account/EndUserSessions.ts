/** Ends the sessions of a user below; of oneself, all but this one. */

import EndUserSessions from '../../../../manifests/operations/Account/EndUserSessions.ts';
import { handler } from '../../../define/contract/handler.ts';
import { sentence } from '../../calls/sentence.ts';
import { userToChange } from '../../identity/find.ts';

export default handler(EndUserSessions, async ({ userAccountId }, context) => {
  const user = await userToChange(context, userAccountId);
  const [row] = await context.prepared('end_sessions', 'select end_sessions($1, $2)', [
    user,
    context.session.sessionId,
  ]);
  const count = row?.[0] as number;
  context.audit({ details: [sentence('Sessions: {count}', { count })] });
  return count;
});
