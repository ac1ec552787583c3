/** The user's own second factors, locked for a change to one of them. */
import type { CallContext } from '../../define/contract/handler.ts';
import { Failure } from '../calls/failure.ts';

interface Method {
  readonly id: number;
  readonly name: string;
  readonly isPrimary: boolean;
}

/** @throws 404 when the method is not one of the user's, or not switched on. */
export async function ownMethods(
  { db, session }: CallContext,
  methodId: number,
): Promise<{ method: Method; others: readonly Method[] }> {
  const methods = await db
    .selectFrom('authentication_method')
    .select(['authentication_method_id as id', 'name', 'is_primary as isPrimary'])
    .where('user_account_id', '=', session.user.UserAccountId)
    .where('enabled_utc', 'is not', null)
    .orderBy('authentication_method_id')
    .forUpdate()
    .execute();
  const method = methods.find(({ id }) => id === methodId);
  if (!method) throw new Failure(404, 'noMethod');
  return { method, others: methods.filter((one) => one !== method) };
}
