/** Exempts a user from an enforced second factor, or no longer (CALL-036, ROLE-21, ROLE-74). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';

export default operation('Account/SetMFAExemption', {
  summary: 'Says whether policies that ask for a second factor hold for a user.',
  kind: 'write',
  subject: { Account: 'userAccountId' },
  changes: ['MfaPolicy'],
  needs: can('ENFORCE_MFA', 'Execute'),
  errors: ['notFound', 'notImpersonated', 'outranked', 'ownSignIn', 'usersOnly'],
  audit: { event: 'Second factor exemption changed' },
  input: Type.Object({ userAccountId: accountId, exempt: Type.Boolean() }),
  data: Type.Null(),
  example: { input: { userAccountId: 100412, exempt: true }, data: null },
});
