/** Whether somebody may come from where the call comes from: his company says from which addresses it works (IP restrictions). */
import type { CallContext } from '../../define/contract/handler.ts';
import { AddressLists } from './address-lists.ts';

export async function isAddressAllowed(
  context: Pick<CallContext, 'caller' | 'prepared'>,
  userAccountId: number,
): Promise<boolean> {
  const [row] = await context.prepared('ip_restriction_of', 'select allow_list, deny_list from ip_restriction_of($1)', [
    userAccountId,
  ]);
  const [allowList, denyList] = (row ?? []) as [string?, string?];
  return new AddressLists(allowList ?? '', denyList ?? '').allow(context.caller.address);
}
