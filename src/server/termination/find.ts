/** The account that a call is to end or to keep: of a type that the caller may end, and not one that he works in. */
import type { CallContext } from '../../define/contract/handler.ts';
import { type AccountTypeName, mayEndAccountType } from '../../rules/accounts/rights.ts';
import { refuseSignInsOf } from '../access/outrank.ts';
import { type FoundAccount, findAccount } from '../accounts/find.ts';

export const mayEnd = {
  to: ({ session }: CallContext, type: AccountTypeName) => mayEndAccountType(session.user.Capability, type),
  otherwise: 'mayNotEnd',
} as const;

/**
 * Held until the call has ended.
 * @param isLater it does not end with the call, and is not held.
 * @throws 404 out of sight, 403 without the right for its type, 409 when it has ended already.
 */
export async function findEndable(context: CallContext, accountId: number, isLater?: true): Promise<FoundAccount> {
  const account = await findAccount(context, accountId, {
    may: mayEnd,
    alive: 'terminated',
    notOwn: 'endsOwn',
    ...(!isLater && { hold: 'update' }),
  });
  await refuseSignInsOf(context, account);
  return account;
}
