/** Takes an identity of a provider from a user and tells him by e-mail. */
import type { CallContext } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { enqueueMail } from '../../mail/enqueue.ts';
import { signOnUnlinkedMail } from '../../mail/templates/sign-in.ts';

interface Identity {
  readonly provider: string;
  readonly subject: string;
}

/** @throws 409 when it is not the user's, or no longer. */
export async function unlinkSignOn(
  context: CallContext,
  userAccountId: number,
  { provider, subject }: Identity,
): Promise<void> {
  const removed = await context.db
    .deleteFrom('sign_on_identity')
    .where('user_account_id', '=', userAccountId)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .returning('provider')
    .executeTakeFirst();
  if (!removed) throw new Failure(409, 'noSignOn');
  const name = context.signOn.nameOf(provider);
  await enqueueMail(context, userAccountId, signOnUnlinkedMail(name));
  context.audit({ details: name });
}
