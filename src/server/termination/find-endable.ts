/** The account that a call is to end or to keep: visible, of a type that the caller may end, and not one he works in. */
import type { HandlerContext } from '../../define/contract/handler.ts';
import { mayActOnAccountType } from '../../rules/accounts/rights.ts';
import { ownPath } from '../accounts/choose.ts';
import { Failure, noAccount } from '../calls/failure.ts';
import { inScope } from '../db/in-scope.ts';
import { refuseImpersonated } from '../identity/current-user.ts';
import { refuseOutranked } from '../identity/sign-in-data.ts';

/** Read and Delete, each of which alone is not enough (AMB-50). */
export const mayEnd = ({ session }: HandlerContext, accountType: Parameters<typeof mayActOnAccountType>[1]): boolean =>
  mayActOnAccountType(session.user.Capability, accountType, 'Read') &&
  mayActOnAccountType(session.user.Capability, accountType, 'Delete');

/** Held until the call has ended. @throws 404 out of sight, 403 without the right for its type, 409 when it has ended already. */
export async function endableAccount(context: HandlerContext, accountId: number) {
  const account = await context.db
    .selectFrom('account')
    .select([
      'account_id',
      'path',
      'account_type',
      'account_state',
      'display_name',
      'account_identificator',
      'terminates_utc',
    ])
    .where('account_id', '=', accountId)
    .where(inScope('path'))
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw noAccount(accountId);
  if (!mayEnd(context, account.account_type)) throw new Failure(403, 'mayNotEnd');
  if (account.account_state === 'Terminated') throw new Failure(409, 'terminated', { accountId });
  if (ownPath(context.session).startsWith(account.path)) throw new Failure(409, 'endsOwn');
  // Nobody's sign-in ends by somebody who is not himself.
  if (account.account_type === 'User') refuseImpersonated(context);
  await refuseOutranked(context, account.path);
  return account;
}
