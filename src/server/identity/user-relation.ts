/** How the caller stands to the user that a call is about: himself, or somebody whose sign-in he may change. */
import { sql } from 'kysely';
import type { HandlerContext } from '../../define/handler.ts';

export interface Relation {
  readonly IsOwn: boolean;
  readonly IsOther: boolean;
}

/** Neither holds in the name of somebody else, when nothing about anybody's sign-in is changed, nor for a user who may do more. */
export async function relationTo({ session: { user }, db }: HandlerContext, userAccountId: number): Promise<Relation> {
  if (user.ImpersonatorAccountId !== undefined) return { IsOwn: false, IsOther: false };
  if (userAccountId === user.UserAccountId) return { IsOwn: true, IsOther: false };
  const { rows } = await sql<{ outranks: boolean }>`
    select outranked_in(path) as outranks from account where account_id = ${userAccountId}`.execute(db);
  return { IsOwn: false, IsOther: rows[0]?.outranks === false };
}
