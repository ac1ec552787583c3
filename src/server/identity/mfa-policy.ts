/** Policies that ask for a second factor: of one company, or of a whole hierarchy, which nobody below can undo. */

import type { CallContext } from '../../define/contract/handler.ts';
import { fieldTexts } from '../../rules/fields/field-texts.ts';
import { companies, findAccount } from '../accounts/find.ts';
import { Failure } from '../calls/failure.ts';
import { sentence } from '../calls/sentence.ts';

type Column = 'is_enforced' | 'is_enforced_below';

interface Policy {
  AccountId: number;
  IsEnforced: boolean;
  MayEnforce: boolean;
  MayRelease: boolean;
  EnforcedBy?: { AccountId?: number; DisplayName: string };
}

/** The policy of a company, and the account whose hierarchy enforces it there; the name of one further up stays hidden. */
export async function readPolicy(context: CallContext, accountId: number, column: Column): Promise<Policy> {
  const company = await findAccount(context, accountId, { types: companies });
  const own = await context.db
    .selectFrom('mfa_policy')
    .select(column)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const enforcing = await enforcingAbove(context, company.path, column === 'is_enforced');
  const above = column === 'is_enforced' ? await enforcingAbove(context, company.path, false) : enforcing;
  const IsEnforced = own?.[column] ?? false;
  return {
    AccountId: accountId,
    IsEnforced,
    MayEnforce: !IsEnforced && !enforcing,
    MayRelease: IsEnforced && !above,
    ...(enforcing ? { EnforcedBy: enforcing } : {}),
  };
}

interface Wanted {
  readonly AccountId?: number | undefined;
  readonly IsEnforced: boolean;
}

/** @throws 400 when no account is named, 409 when a hierarchy above asks for what would be switched off. */
export async function savePolicy(
  context: CallContext,
  { AccountId, IsEnforced }: Wanted,
  column: Column,
): Promise<Policy> {
  if (AccountId === undefined) {
    const problem = context.text(fieldTexts.required);
    throw new Failure(400, 'wrongValue', { field: 'companyMFAPolicy.AccountId', problem });
  }
  const company = await findAccount(context, AccountId, { types: companies });
  const above = await enforcingAbove(context, company.path, false);
  if (above && !IsEnforced) throw new Failure(409, 'enforcedAbove', { account: above.DisplayName });
  const values = { [column]: IsEnforced };
  await context.db
    .insertInto('mfa_policy')
    .values({ account_id: AccountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
  context.audit({
    target: { accountId: AccountId, name: company.display_name, type: company.account_type },
    details: [IsEnforced ? sentence('Second factor needed') : sentence('Second factor not needed')],
  });
  return readPolicy(context, AccountId, column);
}

async function enforcingAbove(
  context: CallContext,
  path: string,
  self: boolean,
): Promise<{ AccountId?: number; DisplayName: string } | undefined> {
  const from = self ? path : path.replace(/\d+\/$/, '');
  const [row] = await context.prepared(
    'enforcing_account',
    `select account_id, case when in_scope(path) then display_name end from enforcing_account($1) where account_id is not null`,
    [from],
  );
  const [AccountId, name] = (row ?? []) as [number?, string?];
  if (AccountId === undefined) return undefined;
  // An account out of sight has neither a number nor a name here.
  return name ? { AccountId, DisplayName: name } : { DisplayName: context.text('An account above') };
}
