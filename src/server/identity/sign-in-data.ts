/** What a sign-in hangs on: who may change it of whom, and how recently he must have proved who he is. */
import { sql } from 'kysely';
import type { HandlerContext } from '../../define/contract/handler.ts';
import { limits } from '../../rules/limits.ts';
import { Failure } from '../calls/failure.ts';
import { refuseImpersonated, userInScope } from './current-user.ts';

/** @throws 403 when a user at or below the path holds a right that the caller lacks. */
export async function refuseOutranked(context: HandlerContext, path: string): Promise<void> {
  const [row] = await context.prepared('outranked_in', 'select outranked_in($1)', [path]);
  if (row?.[0] === true) throw new Failure(403, 'outranked');
}

/** Does somebody else, a user of the scope, hold a right that the caller lacks? */
export async function outranks({ db }: HandlerContext, userAccountId: number): Promise<boolean> {
  const { rows } = await sql<{ outranks: boolean }>`
    select outranked_in(path) as outranks from account where account_id = ${userAccountId}`.execute(db);
  return rows[0]?.outranks !== false;
}

/**
 * The user whose sign-in, roles or sessions a call changes.
 * @throws 403 in the name of somebody else and for a user who holds a right that the caller lacks, 404 out of sight.
 */
export async function userToChange(context: HandlerContext, userAccountId: number): Promise<number> {
  refuseImpersonated(context);
  const user = await userInScope(context, userAccountId);
  if (user !== context.session.user.UserAccountId && (await outranks(context, user)))
    throw new Failure(403, 'outranked');
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
