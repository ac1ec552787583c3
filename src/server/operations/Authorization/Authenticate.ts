/** Sign-in with name and password, and with the code of a second factor where one is asked for. */
import Authenticate from '../../../../manifests/operations/Authorization/Authenticate.ts';
import { type SignInContext, signInHandler } from '../../../define/contract/handler.ts';
import { tryPassword } from '../../identity/password-attempt.ts';
import { signInAs } from '../../identity/start-session.ts';
import { enqueueMail } from '../../mail/enqueue.ts';
import { recoveryCodeUsedMail } from '../../mail/templates/sign-in.ts';

export default signInHandler(Authenticate, async (input, context) => {
  const { userAccountId, subject, factor } = await tryPassword(context, input);
  const user = await signInAs(context, { userAccountId, withFactor: factor !== undefined });
  if (!user.UserAuthenticationMethods.length) {
    await context.prepared('forget_attempts', 'select forget_attempts($1)', [subject]);
  }
  if (factor?.recoveryCode) await tellRecoveryCodeUsed(context, userAccountId);
  return user;
});

async function tellRecoveryCodeUsed(context: SignInContext, userAccountId: number): Promise<void> {
  const { left } = await context.db
    .selectFrom('recovery_code')
    .select((count) => count.fn.countAll<number>().as('left'))
    .where('user_account_id', '=', userAccountId)
    .executeTakeFirstOrThrow();
  await enqueueMail(context, userAccountId, recoveryCodeUsedMail(left));
}
