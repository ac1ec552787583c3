/** The current user as the database assembles it, with the branch that he sees. */
import type { HandlerContext } from '../../define/contract/handler.ts';
import { Failure, noAccount } from '../calls/failure.ts';
import { inScope } from '../db/in-scope.ts';
import type { CurrentUserData } from './session.ts';

/** @throws when the account has no company above it, which no seed or create call allows. */
export async function currentUserOf(
  context: Pick<HandlerContext, 'prepared'>,
  userAccountId: number,
): Promise<{ user: Omit<CurrentUserData, 'SessionId'>; scope: string }> {
  const [row] = await context.prepared('current_user', 'select current_user_of($1), scope_of($1)', [userAccountId]);
  const [user, scope] = (row ?? []) as [Omit<CurrentUserData, 'SessionId'>?, string?];
  if (!user || !scope) throw new Error(`User ${userAccountId} has no company above`);
  return { user, scope };
}

/**
 * The user that a call is about: the one it names, else the caller.
 * @throws 404 when there is no such account within the scope, 403 when it is no user's.
 */
export async function userInScope(context: HandlerContext, userAccountId: number | undefined): Promise<number> {
  const own = context.session.user.UserAccountId;
  if (userAccountId === undefined || userAccountId === own) return own;
  const user = await context.db
    .selectFrom('account')
    .select('account_type')
    .where('account_id', '=', userAccountId)
    .where(inScope('path'))
    .executeTakeFirst();
  if (!user) throw noAccount(userAccountId);
  if (user.account_type !== 'User') throw new Failure(403, 'usersOnly');
  return userAccountId;
}

/** @throws 403 in the name of somebody else: passwords, second factors and sessions stay their owner's. */
export function refuseImpersonated({ session }: HandlerContext): void {
  if (session.user.ImpersonatorAccountId !== undefined) throw new Failure(403, 'notImpersonated');
}
