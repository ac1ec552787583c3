/** How the e-mail address of a user becomes another: it waits until its owner has opened the link that was sent to it. */
import type { CallContext } from '../../define/contract/handler.ts';
import { limits } from '../../rules/limits.ts';
import { enqueueMail } from '../mail/enqueue.ts';
import { confirmEmailMail, emailChangesMail } from '../mail/templates/sign-in.ts';
import { newSecret } from './session.ts';

/**
 * Sends the link to the new address and a word to the present one.
 * @returns false when nothing waits: the user has not come yet, so the present address was never known to be his.
 */
export async function requestEmailChange(
  context: CallContext,
  userAccountId: number,
  address: string,
): Promise<boolean> {
  const known = await context.db
    .selectFrom('credential')
    .select('email_confirmed_utc')
    .where('user_account_id', '=', userAccountId)
    .executeTakeFirst();
  if (!known?.email_confirmed_utc) return false;
  const { secret, hash } = newSecret();
  const waiting = {
    address,
    token_hash: hash,
    expires_utc: new Date(Date.now() + limits.emailChangeLife),
  };
  await context.db
    .insertInto('email_change')
    .values({ user_account_id: userAccountId, ...waiting })
    .onConflict((conflict) => conflict.column('user_account_id').doUpdateSet(waiting))
    .execute();
  await enqueueMail(context, userAccountId, confirmEmailMail(secret), address);
  await enqueueMail(context, userAccountId, emailChangesMail(address));
  return true;
}

/** An address that waited is wanted no longer. */
export const dropEmailChange = ({ db }: CallContext, userAccountId: number) =>
  db.deleteFrom('email_change').where('user_account_id', '=', userAccountId).execute();
