/** The allow and deny lists of a company: one store for all calls that read or save them (AMB-37). */

import { sql } from 'kysely';
import type { CallContext } from '../../define/contract/handler.ts';
import accessErrors from '../../rules/errors/sign-in-data.ts';
import { limits } from '../../rules/limits.ts';
import { ipRangeProblem } from '../../rules/text/ip-range.ts';
import { companies, findAccount } from '../accounts/find.ts';
import { Failure } from '../calls/failure.ts';
import { sentence } from '../calls/sentence.ts';
import { versionOf } from '../db/record-version.ts';
import { AddressLists, entriesOf, normalizedList, wrongEntries } from './address-lists.ts';

export interface Restrictions {
  AllowList: string;
  DenyList: string;
}

interface Versioned extends Restrictions {
  Version: string;
}

/** The same lists entry by entry. */
interface Entries {
  readonly AllowList?: readonly string[] | undefined;
  readonly DenyList?: readonly string[] | undefined;
}

export const withEntries = ({ AllowList, DenyList, Version }: Versioned) => ({
  AllowList: [...entriesOf(AllowList)],
  DenyList: [...entriesOf(DenyList)],
  Version,
});

/** @throws 400 naming every wrong entry, where it stands. */
export function listsOf(context: CallContext, lists: Entries): Given {
  const wrong = (['AllowList', 'DenyList'] as const).flatMap((field) =>
    (lists[field] ?? []).flatMap((entry, index) => {
      const problem = ipRangeProblem(entry.trim());
      return problem ? [[`${field}.${index}`, problem, entry] as const] : [];
    }),
  );
  if (wrong.length > 0) {
    const told = wrong.map(([place, { text, parameters }]) => [place, context.text(text, parameters)]);
    throw refused(
      wrong.map(([, , entry]) => entry),
      Object.fromEntries(told),
    );
  }
  return { AllowList: lists.AllowList?.join(', '), DenyList: lists.DenyList?.join(', ') };
}

const refused = (entries: readonly string[], told: Readonly<Record<string, string>>): Failure =>
  new Failure(400, 'invalidRange', { value: entries.join(', ') }, told);

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

type Given = { readonly [List in keyof Restrictions]?: string | undefined };

const over = (kept: Restrictions, { AllowList, DenyList }: Given): Restrictions => ({
  AllowList: AllowList ?? kept.AllowList,
  DenyList: DenyList ?? kept.DenyList,
});

/** @throws 400 naming every wrong entry, at its field. */
function assertRight(context: CallContext, lists: Given): void {
  const wrong = Object.entries(lists).flatMap(([field, list]) => {
    const entries = wrongEntries(list ?? '');
    return entries.length > 0 ? [[field, entries.join(', ')] as const] : [];
  });
  if (wrong.length === 0) return;
  const told = wrong.map(([field, value]) => [field, context.text(accessErrors.invalidRange, { value })]);
  throw refused(
    wrong.map(([, value]) => value),
    Object.fromEntries(told),
  );
}

/** People whose sessions would end; how many, and the first of them by name. */
export async function usersShutOut(context: CallContext, accountId: number, given: Given) {
  const { AllowList, DenyList } = over(await readRestrictions(context, accountId), given);
  assertRight(context, given);
  const lists = new AddressLists(AllowList, DenyList);
  const { rows } = await sql<{ user_account_id: number; display_name: string; address: string }>`
    select * from addresses_in_company(${accountId}, ${limits.sessionIdle / 1000})`.execute(context.db);
  const out = new Map(
    rows.filter(({ address }) => !lists.allow(address)).map((row) => [row.user_account_id, row.display_name]),
  );
  const { compare } = new Intl.Collator(context.language);
  return { Count: out.size, Names: [...out.values()].sort(compare).slice(0, limits.namesTold) };
}

/** @throws 400 naming wrong entries, 409 when the caller would shut himself out. */
export async function saveRestrictions(context: CallContext, accountId: number, given: Given): Promise<Versioned> {
  const { AllowList, DenyList } = over(await readRestrictions(context, accountId), given);
  assertRight(context, given);
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
    details: [
      lists.allow_list ? sentence('Allowed: {addresses}', { addresses: lists.allow_list }) : sentence('Allowed: all'),
      lists.deny_list ? sentence('Denied: {addresses}', { addresses: lists.deny_list }) : sentence('Denied: none'),
    ],
  });
  const Version = await versionOf(context, 'IpRestrictions', accountId);
  return { AllowList: lists.allow_list, DenyList: lists.deny_list, Version };
}
