/** What a sign-in hangs on: who may change it of whom, and how recently he must have proved who he is. */
import type { HandlerContext } from '../../define/handler.ts';
import { limits } from '../../rules/limits.ts';
import { Failure } from '../calls/failure.ts';
import { refuseImpersonated, userInScope } from './current-user.ts';

/** @throws 403 when a user at or below the path holds a right that the caller lacks. */
export async function refuseOutranked(context: HandlerContext, path: string): Promise<void> {
  const [row] = await context.prepared('outranked_in', 'select outranked_in($1)', [path]);
  if (row?.[0] === true) throw new Failure(403, 'outranked');
}

/**
 * The user whose sign-in, roles or sessions a call changes.
 * @throws 403 in the name of somebody else and for a user who holds a right that the caller lacks, 404 out of sight.
 */
export async function userToChange(context: HandlerContext, userAccountId: number): Promise<number> {
  refuseImpersonated(context);
  const user = await userInScope(context, userAccountId);
  if (user !== context.session.user.UserAccountId) {
    const { path } = await context.db
      .selectFrom('account')
      .select('path')
      .where('account_id', '=', user)
      .executeTakeFirstOrThrow();
    await refuseOutranked(context, path);
  }
  return user;
}

/** The same for what nobody does to himself: his own sign-in he changes on pages that ask who he is. @throws 409 for oneself. */
export async function otherUserToChange(context: HandlerContext, userAccountId: number): Promise<number> {
  const user = await userToChange(context, userAccountId);
  if (user === context.session.user.UserAccountId) throw new Failure(409, 'ownSignIn');
  return user;
}

/**
 * A change to one's own ways to sign in.
 * @throws 403 in the name of somebody else; 401 when the last proof is a while ago: whoever sits at an open session must
 * prove again that it is his.
 */
export function refuseUnproved(context: HandlerContext): void {
  refuseImpersonated(context);
  if (Date.now() - context.session.proved > limits.proofLife) throw new Failure(401, 'proofNeeded');
}
