/** The capability sets that a user's rights are made of (CALL-067, ROLE-17). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { CapabilitySet, capabilitySetExample } from '../../entities/CapabilitySet.ts';
import { accountId } from '../../entities/list.ts';

export default operation('Account/GetCapabilitySetsForUser', {
  summary: 'Answers the capability sets that the roles of a user bundle.',
  kind: 'read',
  subject: { Account: 'userAccountId' },
  reads: ['CapabilitySet', 'Role'],
  needs: can('SECURITY_MANAGEMENT', 'Read'),
  errors: ['notFound'],
  input: Type.Object({ userAccountId: accountId }),
  data: Type.Array(CapabilitySet),
  example: { input: { userAccountId: 100412 }, data: [capabilitySetExample] },
});
