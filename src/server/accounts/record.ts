/** The account as LoadAccountById and SaveAccount answer it: the database's pieces of text around ready-made definitions. */
import MoveAccount from '../../../manifests/operations/Account/MoveAccount.ts';
import type { CallContext } from '../../define/contract/handler.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { accountObjectType, mayActOnAccountType, mayEndAccountType } from '../../rules/accounts/rights.ts';
import impersonationErrors from '../../rules/errors/impersonation.ts';
import signInErrors from '../../rules/errors/sign-in-data.ts';
import { mayWorkAs } from '../access/impersonation.ts';
import { Failure, noAccount } from '../calls/failure.ts';
import { generalView, type PreparedView } from '../layouts/view-layouts.ts';
import { ownPath } from './own-path.ts';
import type { AccountRow } from './row.ts';

type Values = Readonly<Record<string, unknown>>;

/** The account's columns, as the database writes them in JSON. */
interface Account extends Omit<AccountRow, 'created_utc' | 'last_logon_utc' | 'terminates_utc'> {
  readonly parent_account_id: number | null;
  readonly path: string;
  readonly created_utc: string;
  readonly last_logon_utc: string | null;
  readonly terminates_utc: string | null;
  readonly version: string;
}

/** @throws 404 for an id that is absent or lies outside of the session's scope; both answer alike. */
export async function loadAccount(context: CallContext, accountId: number): Promise<string> {
  const { session, layouts, language } = context;
  const held = session.user.Capability;
  const row = await context.scoped('load_account', [accountId, layouts.hiddenFields(held)]);
  const [found, values, hierarchy, outranks] = (row ?? []) as [string | null, string, string, boolean] | [];
  if (!found) throw noAccount(accountId);
  const account: Account = JSON.parse(found);
  assertMayRead(context, account, hierarchy ?? '[]');
  const read: Values = JSON.parse(values ?? '{}');
  const view = layouts.view(held, language, account.account_type, generalView, account.product_name);
  const mayImpersonate = account.account_type === 'User' && (await mayWorkAs(context, accountId)) ? true : undefined;
  const lock = account.account_type === 'User' ? lockOf(context, outranks === true) : undefined;
  const isFree = account.account_state === 'Active' && lock === undefined && !ownPath(context).startsWith(account.path);
  const marks: Marks = {
    MayMove: isFree && account.path !== session.scope.path && meets(held, MoveAccount.needs) ? true : undefined,
    MayImpersonate: mayImpersonate,
    MayChangeSignIn: account.account_type === 'User' && lock === undefined ? true : undefined,
  };
  const head = JSON.stringify(headOf(account, read, session.scope.path, marks));
  const names = JSON.stringify(displayValues(view, read));
  const locked = lock === undefined ? '' : lockedFields(context, view, lock);
  // The values and the ancestors are sent on as they came.
  return `${head.slice(0, -1)}${endOf(context, account, isFree)},"Views":{"${generalView}":{"Values":${values},"DisplayValues":${names},"FieldDefinition":${view.definitions}${locked}}},"Hierarchy":${hierarchy}}`;
}

/**
 * Names of the own company's accounts are seen in lists; what an account holds only with the right to read its type, but for
 * oneself. @throws 403 in the own company, elsewhere 404 as if it were not there.
 */
function assertMayRead({ session: { user } }: CallContext, { account_id, account_type }: Account, hierarchy: string) {
  if (account_id === user.UserAccountId || mayActOnAccountType(user.Capability, account_type, 'Read')) return;
  const ancestors: readonly { AccountId: number; AccountType: string }[] = JSON.parse(hierarchy);
  const isCompany = (type: string): boolean => type === 'Company' || type === 'Reseller';
  const company = isCompany(account_type)
    ? account_id
    : ancestors.findLast(({ AccountType }) => isCompany(AccountType))?.AccountId;
  if (company !== undefined && company !== user.CompanyAccount.AccountId) throw noAccount(account_id);
  throw new Failure(403, 'noRight', { right: `${accountObjectType[account_type]} Read` });
}

/** What a sign-in hangs on stays as it is in the name of somebody else, and of a user who may do more. */
function lockOf({ session }: CallContext, outranks: boolean): string | undefined {
  if (session.user.ImpersonatorAccountId !== undefined) return impersonationErrors.notImpersonated;
  return outranks ? signInErrors.outranked : undefined;
}

function lockedFields(context: CallContext, { fields }: PreparedView, lock: string): string {
  const reason = context.text(lock);
  const locked = [...fields.values()].filter(({ IsSignIn }) => IsSignIn).map(({ Name }) => [Name, reason]);
  return `,"Locked":${JSON.stringify(Object.fromEntries(locked))}`;
}

interface Marks {
  readonly MayMove: true | undefined;
  readonly MayImpersonate: true | undefined;
  readonly MayChangeSignIn: true | undefined;
}

/** In one literal, because every call passes here; what is undefined is not written. */
function headOf(account: Account, values: Values, scope: string, marks: Marks) {
  const { account_id, parent_account_id, path } = account;
  const parentPath = path.slice(0, -`${account_id}/`.length);
  return {
    AccountId: account_id,
    ParentAccountId: parentPath.startsWith(scope) ? parent_account_id : null,
    AccountType: account.account_type,
    ProductName: account.product_name ?? undefined,
    DisplayName: account.display_name,
    AccountIdentificator: account.account_identificator,
    AccountState: account.account_state,
    IsTerminated: account.account_state === 'Terminated',
    Country: account.country ?? undefined,
    Currency: account.currency ?? undefined,
    Version: account.version,
    Username: values['Username'] ?? undefined,
    CreatedUtc: toSecond(account.created_utc),
    LastLogonUtc: account.last_logon_utc === null ? undefined : toSecond(account.last_logon_utc),
    ...marks,
  };
}

/** When it ends, and whether the caller may end it or keep it. */
function endOf(
  context: CallContext,
  { account_type, account_state, terminates_utc }: Account,
  isFree: boolean,
): string {
  const mayEnd = mayEndAccountType(context.session.user.Capability, account_type);
  if (account_state === 'Terminated') return '';
  if (terminates_utc === null) return `,"MayTerminate":${isFree && mayEnd}`;
  return `,"TerminatesUtc":"${toSecond(terminates_utc)}","MayCancelTermination":${mayEnd}`;
}

/** The database writes 2026-11-21T08:55:00.123+00:00. */
const toSecond = (instant: string): string => `${instant.slice(0, 19)}Z`;

/** What the members of enumerations are called in the view's language. */
function displayValues({ choices }: PreparedView, values: Values): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const { field, names } of choices) {
    const value = values[field];
    const name = typeof value === 'string' ? names.get(value) : undefined;
    if (name !== undefined) shown[field] = name;
  }
  return shown;
}
