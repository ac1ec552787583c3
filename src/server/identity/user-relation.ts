/** How the caller stands to the user that a call is about: himself, or somebody whose sign-in he may change. */
import type { CallContext } from '../../define/contract/handler.ts';
import { outranks } from '../access/outrank.ts';

export interface Relation {
  readonly IsOwn: boolean;
  readonly IsOther: boolean;
}

/** Neither holds in the name of somebody else, when nothing about anybody's sign-in is changed, nor for a user who may do more. */
export async function relationTo(context: CallContext, userAccountId: number): Promise<Relation> {
  const { user } = context.session;
  if (user.ImpersonatorAccountId !== undefined) return { IsOwn: false, IsOther: false };
  if (userAccountId === user.UserAccountId) return { IsOwn: true, IsOther: false };
  return { IsOwn: false, IsOther: !(await outranks(context, userAccountId)) };
}
