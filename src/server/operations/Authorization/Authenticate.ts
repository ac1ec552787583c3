/** Sign-in: the same answer and the same time for a wrong name and a wrong password. */
import Authenticate from '../../../../manifests/operations/Authorization/Authenticate.ts';
import { handler } from '../../../define/handler.ts';
import { meets } from '../../../rules/capability.ts';
import { limits } from '../../../rules/limits.ts';
import { Failure } from '../../failure.ts';
import { verifyPassword } from '../../password.ts';
import { newSecret } from '../../session.ts';
import { currentUserOf } from '../../users.ts';

export default handler(Authenticate, async (input, context) => {
  const [found] = await context.prepared('find_credential', 'select * from find_credential($1)', [
    input.userName.trim(),
  ]);
  const [userAccountId, hash] = (found ?? []) as [number?, string?];
  const right = await verifyPassword(hash, input.password);
  if (!right || userAccountId === undefined) throw new Failure(401, 'wrongCredentials');

  const { user, scope } = await currentUserOf(context, userAccountId);
  await context.enter({ path: scope, userAccountId });
  const { secret, hash: secretHash } = newSecret();
  const session = await context.db
    .insertInto('session')
    .values({
      secret_hash: secretHash,
      user_account_id: userAccountId,
      language: context.language,
      expires_utc: new Date(Date.now() + limits.sessionLife),
      ended_utc: null,
      address: context.caller.address,
      user_agent: context.caller.userAgent?.slice(0, 300) ?? null,
    })
    .returning('session_id')
    .executeTakeFirstOrThrow();
  // Who may not work here gets no session, but learns why (AUTH-09).
  if (!meets(user.Capability, { can: 'LOGIN', flags: ['Execute'] })) throw new Failure(403, 'ERR-11');
  await context.prepared('signed_in', 'select signed_in($1)', [userAccountId]);
  context.audit({ user: { accountId: userAccountId, name: user.UserAccount.DisplayName, type: 'User' } });
  context.setSecret(secret);
  return { ...user, SessionId: session.session_id };
});
