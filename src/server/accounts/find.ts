/** The account that a call is about, as long as the session sees it. */
import type { HandlerContext } from '../../define/contract/handler.ts';
import { Failure, noAccount } from '../calls/failure.ts';
import { inScope } from '../db/in-scope.ts';

const columns = [
  'account_id',
  'account_type',
  'account_state',
  'product_name',
  'display_name',
  'country',
  'currency',
] as const;

/** @throws 404 for an id that is absent or lies outside of the session's scope; both answer alike. */
export async function visibleAccount({ db }: HandlerContext, accountId: number) {
  const account = await db
    .selectFrom('account')
    .select(columns)
    .where('account_id', '=', accountId)
    .where(inScope('path'))
    .executeTakeFirst();
  if (!account) throw noAccount(accountId);
  return account;
}

/** The same for a call that changes it or puts something below it; it stays as it is until the call has ended. */
export async function livingAccount({ db }: HandlerContext, accountId: number) {
  const account = await db
    .selectFrom('account')
    .select(columns)
    .where('account_id', '=', accountId)
    .where(inScope('path'))
    .forShare()
    .executeTakeFirst();
  if (!account) throw noAccount(accountId);
  if (account.account_state === 'Terminated') throw new Failure(409, 'terminated', { accountId });
  return account;
}
