/** The capability sets that a company may use (CALL-066, ROLE-12, ROLE-16, ROLE-65). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { CapabilitySet, capabilitySetExample } from '../../entities/CapabilitySet.ts';
import { accountId } from '../../entities/list.ts';

export default operation('Account/GetCapabilitySets', {
  summary: 'Answers the capability sets of a company and the templates above it.',
  kind: 'read',
  subject: { Account: 'ownerCompanyId' },
  reads: ['CapabilitySet', 'Role'],
  needs: can('SECURITY_MANAGEMENT', 'Read'),
  errors: ['notFound'],
  input: Type.Object({ ownerCompanyId: accountId }),
  data: Type.Array(CapabilitySet),
  example: {
    input: { ownerCompanyId: 100734 },
    data: [
      capabilitySetExample,
      { ...capabilitySetExample, CapabilitySetId: 2, Name: 'Self-service', OwnerCompanyId: 100000, IsOwn: false },
      {
        ...capabilitySetExample,
        CapabilitySetId: 31,
        Name: 'Company administration',
        OwnerCompanyId: 100000,
        IsOwn: false,
      },
    ],
  },
});
