/** What nobody does in the name of somebody else, nor to a user who holds a right that he lacks. */
import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import { Failure } from '../calls/failure.ts';

/** Nobody's sign-in changes by somebody who is not himself. @throws 403 in the name of somebody else. */
export function refuseImpersonated({ session }: CallContext): void {
  if (session.user.ImpersonatorAccountId !== undefined) throw new Failure(403, 'notImpersonated');
}

/** @throws 403 when a user at or below the path holds a right that the caller lacks. */
export async function refuseOutranked(context: CallContext, path: string): Promise<void> {
  const [row] = await context.prepared('outranked_in', 'select outranked_in($1)', [path]);
  if (row?.[0] === true) throw new Failure(403, 'outranked');
}

/** Does somebody else, a user of the scope, hold a right that the caller lacks? */
export async function outranks({ db }: CallContext, userAccountId: number): Promise<boolean> {
  const { rows } = await sql<{ outranks: boolean }>`
    select outranked_in(path) as outranks from account where account_id = ${userAccountId}`.execute(db);
  return rows[0]?.outranks !== false;
}

/** What ends or moves an account befalls the sign-ins at and below it. @throws 403 when the caller may not touch one of them. */
export async function refuseSignInsOf(
  context: CallContext,
  account: { readonly account_type: string; readonly path: string },
): Promise<void> {
  if (account.account_type === 'User') refuseImpersonated(context);
  await refuseOutranked(context, account.path);
}
