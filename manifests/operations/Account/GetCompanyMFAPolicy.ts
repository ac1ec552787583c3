/** The second factor policy of one account (CALL-037). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { MfaPolicy, mfaPolicyExample } from '../../entities/MfaPolicy.ts';

export default operation('Account/GetCompanyMFAPolicy', {
  summary: 'Answers the policy, and the account whose hierarchy enforces it here.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['MfaPolicy', 'Account'],
  needs: can('ENFORCE_MFA', 'Read'),
  errors: ['companiesOnly', 'notFound'],
  input: Type.Object({ accountId }),
  data: MfaPolicy,
  example: { input: { accountId: 100734 }, data: mfaPolicyExample },
});
