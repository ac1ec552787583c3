/** The allow and deny lists of a company: one store for all calls that read or save them (AMB-37). */
import type { CallContext } from '../../define/contract/handler.ts';
import { companies, findAccount } from '../accounts/find.ts';
import { Failure } from '../calls/failure.ts';
import { versionOf } from '../db/record-version.ts';
import { AddressLists, normalizedList, wrongEntry } from './address-lists.ts';

export interface Restrictions {
  AllowList: string;
  DenyList: string;
}

interface Versioned extends Restrictions {
  Version: string;
}

export async function readRestrictions(context: CallContext, accountId: number): Promise<Versioned> {
  await findAccount(context, accountId, { types: companies });
  const Version = await versionOf(context, 'IpRestrictions', accountId);
  const found = await context.db
    .selectFrom('ip_restriction')
    .select(['allow_list as AllowList', 'deny_list as DenyList'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { AllowList: '', DenyList: '', ...found, Version };
}

/** @throws 400 naming the first wrong entry, 409 when the caller would shut himself out. */
export async function saveRestrictions(
  context: CallContext,
  accountId: number,
  { AllowList, DenyList }: Restrictions,
): Promise<Versioned> {
  await findAccount(context, accountId, { types: companies });
  for (const [field, list] of Object.entries({ AllowList, DenyList })) {
    const value = wrongEntry(list);
    if (value !== undefined) {
      throw new Failure(400, 'invalidRange', { value }, { [field]: context.text('Invalid range: {value}', { value }) });
    }
  }
  const { address } = context.caller;
  const own = context.session.user.CompanyAccount.AccountId === accountId;
  if (own && !new AddressLists(AllowList, DenyList).allow(address))
    throw new Failure(409, 'ownAddressRefused', { address });
  const lists = { allow_list: normalizedList(AllowList), deny_list: normalizedList(DenyList) };
  await context.db
    .insertInto('ip_restriction')
    .values({ account_id: accountId, ...lists })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(lists))
    .execute();
  context.audit({
    details: `Allowed: ${lists.allow_list || 'all'}; denied: ${lists.deny_list || 'none'}`.slice(0, 2000),
  });
  const Version = await versionOf(context, 'IpRestrictions', accountId);
  return { AllowList: lists.allow_list, DenyList: lists.deny_list, Version };
}
