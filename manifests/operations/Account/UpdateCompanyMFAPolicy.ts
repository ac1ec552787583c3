/** Changes the second factor policy of one account (CALL-038). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { MfaPolicy, mfaPolicyExample, policyInput } from '../../entities/MfaPolicy.ts';

export default operation('Account/UpdateCompanyMFAPolicy', {
  summary: 'Says whether the users of an account need a second factor; refused while a hierarchy above asks for it.',
  kind: 'write',
  subject: { Account: ['companyMFAPolicy.AccountId', 'accountId'] },
  changes: [both('MfaPolicy')],
  needs: can('ENFORCE_MFA', 'Execute'),
  errors: ['companiesOnly', 'enforcedAbove', 'notFound', 'notImpersonated'],
  audit: { event: 'Second factor policy changed' },
  input: Type.Object(policyInput),
  data: MfaPolicy,
  example: { input: { companyMFAPolicy: mfaPolicyExample }, data: mfaPolicyExample },
});
