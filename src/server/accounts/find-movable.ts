/** The account that a call is to move: active, and not one that the caller works in or reaches from. */
import type { CallContext } from '../../define/contract/handler.ts';
import { refuseSignInsOf } from '../access/outrank.ts';
import { type FindOptions, type FoundAccount, findAccount } from './find.ts';

/** @throws 404 out of sight, 409 when it has ended or stays where it is for the caller, 403 when a user at or below it may do more. */
export async function findMovable(
  context: CallContext,
  accountId: number,
  options: Pick<FindOptions, 'hold'> = {},
): Promise<FoundAccount> {
  const account = await findAccount(context, accountId, { alive: 'terminated', notOwn: 'movesOwn', ...options });
  await refuseSignInsOf(context, account);
  return account;
}
