/** The signed-in user as calls answer him: written out once, because a session asks often and changes rarely. */
import { type AccountTypeName, mayActOnAccountType } from '../../rules/accounts/rights.ts';
import type { CurrentUserData, Session } from './session.ts';

const texts = new WeakMap<object, string>();

export function currentUserText({ user, scope }: Pick<Session, 'user' | 'scope'>): string {
  const text =
    texts.get(user) ??
    JSON.stringify({ ...user, MayReadCompany: mayReadCompany(user), SeesCompany: seesCompany(user, scope.path) });
  texts.set(user, text);
  return text;
}

const mayReadCompany = ({ Capability, CompanyAccount }: CurrentUserData): boolean =>
  mayActOnAccountType(Capability, CompanyAccount.AccountType as AccountTypeName, 'Read');

/** Does the session's branch begin at his company, or above it? */
function seesCompany({ AccountPath, CompanyAccount }: CurrentUserData, scope: string): boolean {
  const ids = AccountPath.split('/');
  const company = ids.slice(0, ids.indexOf(String(CompanyAccount.AccountId)) + 1);
  return `/${company.join('/')}/`.startsWith(scope);
}
