/** Makes a capability set of a company (CALL-068, ROLE-13). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import {
  CapabilityInput,
  CapabilitySet,
  capabilitySetExample,
  capabilitySetId,
  capabilitySetName,
} from '../../entities/CapabilitySet.ts';
import { accountId } from '../../entities/list.ts';

export default operation('Account/AddCapabilitySet', {
  summary:
    'Makes a capability set, empty, of the rights given or with those of another set; only of rights that the caller holds.',
  kind: 'write',
  subject: { Account: 'ownerCompanyId', CapabilitySet: 'copyOf' },
  changes: [both('CapabilitySet')],
  needs: can('SECURITY_MANAGEMENT', 'Create'),
  errors: ['companiesOnly', 'noCapabilitySet', 'notFound', 'notYourRight'],
  audit: { event: 'Capability set added' },
  input: Type.Object({
    ownerCompanyId: accountId,
    capabilitySet: Type.Object({
      Name: capabilitySetName,
      IsTemplate: Type.Optional(Type.Boolean()),
      Capabilities: Type.Optional(Type.Array(CapabilityInput, { maxItems: 200 })),
    }),
    /** Begins with the rights of this set, for example a template. */
    copyOf: Type.Optional(capabilitySetId),
  }),
  data: CapabilitySet,
  example: {
    input: {
      ownerCompanyId: 100734,
      capabilitySet: { Name: 'Second factors', Capabilities: [{ ObjectType: 'DISABLE_MFA', Execute: true }] },
    },
    data: capabilitySetExample,
  },
});
