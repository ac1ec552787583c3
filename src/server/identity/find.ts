/** The user that a call is about: to be looked at, or to be changed in what his sign-in hangs on. */
import type { CallContext } from '../../define/contract/handler.ts';
import { outranks, refuseImpersonated } from '../access/outrank.ts';
import { findAccount, users } from '../accounts/find.ts';
import { Failure } from '../calls/failure.ts';

/** The user that the call names, else the caller. @throws 404 out of sight, 403 when it is no user's account. */
export async function findUser(context: CallContext, userAccountId: number | undefined): Promise<number> {
  const own = context.session.user.UserAccountId;
  if (userAccountId === undefined || userAccountId === own) return own;
  return (await findAccount(context, userAccountId, { types: users })).account_id;
}

/**
 * The user whose sign-in, roles or sessions a call changes.
 * @throws 403 in the name of somebody else and for a user who holds a right that the caller lacks, 404 out of sight.
 */
export async function userToChange(context: CallContext, userAccountId: number): Promise<number> {
  refuseImpersonated(context);
  const user = await findUser(context, userAccountId);
  if (user !== context.session.user.UserAccountId && (await outranks(context, user)))
    throw new Failure(403, 'outranked');
  return user;
}

/** The same for what nobody does to himself: his own sign-in he changes on pages that ask who he is. @throws 409 for oneself. */
export async function otherUserToChange(context: CallContext, userAccountId: number): Promise<number> {
  const user = await userToChange(context, userAccountId);
  if (user === context.session.user.UserAccountId) throw new Failure(409, 'ownSignIn');
  return user;
}
