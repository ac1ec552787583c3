/** What concerns the whole installation is for the administrators of the account at its root alone; the database asks the same. */
import type { CallContext } from '../../define/contract/handler.ts';
import { Failure } from '../calls/failure.ts';

/** @throws 403 for who sees a branch of it only. */
export async function assertInstallation({ db, session }: CallContext): Promise<void> {
  const root = await db
    .selectFrom('account')
    .select('account_id')
    .where('path', '=', session.scope.path)
    .where('parent_account_id', 'is', null)
    .executeTakeFirst();
  if (!root) throw new Failure(403, 'ofInstallation');
}
