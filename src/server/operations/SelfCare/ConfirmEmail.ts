/** Whoever opens the link receives mail at the new address, so it counts from now on. */
import { sql } from 'kysely';
import ConfirmEmail from '../../../../manifests/operations/SelfCare/ConfirmEmail.ts';
import { signInHandler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { currentUserOf } from '../../identity/current-user.ts';
import { tokenHash } from '../../identity/password-link.ts';

export default signInHandler(ConfirmEmail, async ({ token }, context) => {
  const hash = tokenHash(token);
  const [row] = await context.prepared('find_email_change', 'select * from find_email_change($1)', [hash]);
  const [userAccountId, email] = (row ?? []) as [number?, string?];
  if (userAccountId === undefined || email === undefined) throw new Failure(400, 'emailChangeOver');
  const { user, scope } = await currentUserOf(context, userAccountId);
  await context.enter({ path: scope, userAccountId });
  const { rows } = await sql<{ taken: boolean }>`
    select field_is_taken('Email', ${email}, ${userAccountId}, ${userAccountId}, true) as taken`.execute(context.db);
  if (rows[0]?.taken) throw new Failure(409, 'emailThere', { email });
  const [confirmed] = await context.prepared('confirm_email', 'select confirm_email($1, $2)', [userAccountId, hash]);
  if (typeof confirmed?.[0] !== 'string') throw new Failure(400, 'emailChangeOver');
  const named = { accountId: userAccountId, name: user.UserAccount.DisplayName, type: 'User' };
  context.audit({ user: named, target: named, details: email });
  return { Address: email };
});
