/** The second factor policy of an account and all below it (CALL-039). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { MfaPolicy, mfaPolicyExample } from '../../entities/MfaPolicy.ts';

export default operation('Account/GetHierarchyMFAPolicy', {
  summary: 'Answers the policy, and the account whose hierarchy enforces it here.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['MfaPolicy', 'Account'],
  needs: can('ENFORCE_HIERARCHY_MFA', 'Read'),
  errors: ['companiesOnly', 'notFound'],
  input: Type.Object({ accountId }),
  data: MfaPolicy,
  example: { input: { accountId: 100734 }, data: mfaPolicyExample },
});
