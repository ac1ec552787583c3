/** The account that a call is to move: visible, active, and not one that the caller works in or reaches from. */
import type { HandlerContext } from '../../define/contract/handler.ts';
import { Failure, noAccount } from '../calls/failure.ts';
import { inScope } from '../db/in-scope.ts';
import { refuseImpersonated } from '../identity/current-user.ts';
import { refuseOutranked } from '../identity/sign-in-data.ts';
import { ownPath } from './choose.ts';

/** @param hold until the call has ended, for a call that moves it. @throws 404 out of sight, 409 when it has ended or stays where it is for the caller. */
export async function movableAccount(context: HandlerContext, accountId: number, hold = false) {
  const found = context.db
    .selectFrom('account')
    .select(['account_id', 'path', 'parent_account_id', 'account_type', 'account_state', 'display_name'])
    .where('account_id', '=', accountId)
    .where(inScope('path'));
  const account = await (hold ? found.forUpdate() : found).executeTakeFirst();
  if (!account) throw noAccount(accountId);
  if (account.account_state === 'Terminated') throw new Failure(409, 'terminated', { accountId });
  if (ownPath(context.session).startsWith(account.path)) throw new Failure(409, 'movesOwn');
  // A user who comes to another company loses roles.
  if (account.account_type === 'User') refuseImpersonated(context);
  await refuseOutranked(context, account.path);
  return account;
}
