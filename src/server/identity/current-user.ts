/** The current user as the database assembles it, with the branch that he sees. */
import type { CallContext } from '../../define/contract/handler.ts';
import type { CurrentUserData } from './session.ts';

/** @throws when the account has no company above it, which no seed or create call allows. */
export async function currentUserOf(
  context: Pick<CallContext, 'prepared'>,
  userAccountId: number,
): Promise<{ user: Omit<CurrentUserData, 'SessionId'>; scope: string }> {
  const [row] = await context.prepared('current_user', 'select current_user_of($1), scope_of($1)', [userAccountId]);
  const [user, scope] = (row ?? []) as [Omit<CurrentUserData, 'SessionId'>?, string?];
  if (!user || !scope) throw new Error(`User ${userAccountId} has no company above`);
  return { user, scope };
}
