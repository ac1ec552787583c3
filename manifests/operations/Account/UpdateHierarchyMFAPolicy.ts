/** Changes the second factor policy of an account and all below it (CALL-040). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { MfaPolicy, mfaPolicyExample, policyInput } from '../../entities/MfaPolicy.ts';

export default operation('Account/UpdateHierarchyMFAPolicy', {
  summary: 'Says whether every user of a hierarchy needs a second factor; accounts below cannot switch it off.',
  kind: 'write',
  subject: { Account: ['companyMFAPolicy.AccountId', 'accountId'] },
  changes: [both('MfaPolicy')],
  needs: can('ENFORCE_HIERARCHY_MFA', 'Execute'),
  errors: ['companiesOnly', 'enforcedAbove', 'notFound', 'notImpersonated'],
  audit: { event: 'Second factor policy of the hierarchy changed' },
  input: Type.Object(policyInput),
  data: MfaPolicy,
  example: { input: { companyMFAPolicy: mfaPolicyExample }, data: mfaPolicyExample },
});
