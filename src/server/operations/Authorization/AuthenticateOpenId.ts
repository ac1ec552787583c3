/** Signs the user in to whom the provider's identity is linked; for a new identity it leaves a token to link it with. */
import AuthenticateOpenId from '../../../../manifests/operations/Authorization/AuthenticateOpenId.ts';
import { signInHandler } from '../../../define/contract/handler.ts';
import { limits } from '../../../rules/limits.ts';
import { Failure } from '../../calls/failure.ts';
import { newSecret, secretHash } from '../../identity/session.ts';
import { endSignOn } from '../../identity/sign-on/sign-on.ts';
import { signInAs } from '../../identity/start-session.ts';

export default signInHandler(AuthenticateOpenId, async (input, context) => {
  const { provider, providerName, subject, withFactor } = await endSignOn(context, input);
  const [userAccountId] = await context.inOwnTransaction('sign_on_user', [provider, subject]);
  if (typeof userAccountId === 'number') {
    const user = await signInAs(context, { userAccountId, withFactor });
    context.audit({ details: providerName });
    return user;
  }
  const { secret, hash } = newSecret();
  await context.inOwnTransaction('put_sign_on_link', [
    hash,
    provider,
    subject,
    secretHash(context.presented.device ?? ''),
    limits.signOnWait / 1000,
  ]);
  throw new Failure(409, 'signOnNotLinked', { name: providerName }, { openIdSubIdentifier: secret });
});
