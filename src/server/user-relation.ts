/** How the caller stands to the user that a call is about: himself, somebody else, or in the name of somebody. */
import type { HandlerContext } from '../define/handler.ts';

export interface Relation {
  readonly IsOwn: boolean;
  readonly IsOther: boolean;
}

/** In the name of somebody else neither holds: nothing about anybody's sign-in is changed then. */
export function relationTo({ session: { user } }: HandlerContext, userAccountId: number): Relation {
  const isImpersonated = user.ImpersonatorAccountId !== undefined;
  const isSame = userAccountId === user.UserAccountId;
  return { IsOwn: isSame && !isImpersonated, IsOther: !isSame && !isImpersonated };
}
