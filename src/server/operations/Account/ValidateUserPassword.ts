/** The rules that a password breaks, for the signed-in user or the one of a link. */
import ValidateUserPassword from '../../../../manifests/operations/Account/ValidateUserPassword.ts';
import { type SignInContext, signInHandler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { tokenHash } from '../../identity/password-link.ts';
import { brokenPasswordRules, rulesInWords } from '../../identity/set-password.ts';

export default signInHandler(ValidateUserPassword, async ({ password, token }, context) => {
  const faults = await brokenPasswordRules(context, await ownerOf(context, token ?? undefined), password);
  return { IsValid: faults.length === 0, FailedRules: rulesInWords(context, faults) };
});

async function ownerOf(context: SignInContext, token: string | undefined): Promise<number> {
  if (token === undefined) {
    const { session } = context;
    if (session.stage !== 'full') throw new Failure(401, 'signInFirst');
    return session.user.UserAccountId;
  }
  const [userAccountId] = await context.inOwnTransaction('find_password_link', [tokenHash(token)]);
  if (typeof userAccountId !== 'number') throw new Failure(400, 'linkOver');
  return userAccountId;
}
