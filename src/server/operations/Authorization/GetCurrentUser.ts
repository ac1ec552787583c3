/** The signed-in user, as the session knows him: written out once, because a session asks often and changes rarely. */
import GetCurrentUser from '../../../../manifests/operations/Authorization/GetCurrentUser.ts';
import { handler } from '../../../define/contract/handler.ts';
import { type AccountTypeName, mayActOnAccountType } from '../../../rules/accounts/rights.ts';
import type { CurrentUserData } from '../../identity/session.ts';

const texts = new WeakMap<object, string>();

export default handler(GetCurrentUser, async (_input, { session: { user, scope } }) => {
  const raw =
    texts.get(user) ??
    JSON.stringify({ ...user, MayReadCompany: mayReadCompany(user), SeesCompany: seesCompany(user, scope.path) });
  texts.set(user, raw);
  return { raw };
});

const mayReadCompany = ({ Capability, CompanyAccount }: CurrentUserData): boolean =>
  mayActOnAccountType(Capability, CompanyAccount.AccountType as AccountTypeName, 'Read');

/** Does the session's branch begin at his company, or above it? */
function seesCompany({ AccountPath, CompanyAccount }: CurrentUserData, scope: string): boolean {
  const ids = AccountPath.split('/');
  const company = ids.slice(0, ids.indexOf(String(CompanyAccount.AccountId)) + 1);
  return `/${company.join('/')}/`.startsWith(scope);
}
