/** The signed-in user, as the session knows him: written out once, because a session asks often and changes rarely. */
import GetCurrentUser from '../../../../manifests/operations/Authorization/GetCurrentUser.ts';
import { handler } from '../../../define/contract/handler.ts';
import { type AccountTypeName, mayActOnAccountType } from '../../../rules/accounts/rights.ts';
import type { CurrentUserData } from '../../identity/session.ts';

const texts = new WeakMap<object, string>();

export default handler(GetCurrentUser, async (_input, { session: { user } }) => {
  const raw = texts.get(user) ?? JSON.stringify({ ...user, MayReadCompany: mayReadCompany(user) });
  texts.set(user, raw);
  return { raw };
});

const mayReadCompany = ({ Capability, CompanyAccount }: CurrentUserData): boolean =>
  mayActOnAccountType(Capability, CompanyAccount.AccountType as AccountTypeName, 'Read');
