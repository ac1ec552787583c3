/** Changes a capability set of a company; whoever holds it works with the change at once (CALL-069, ROLE-14). */
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
import { readVersion } from '../../entities/version.ts';

/** Beside its rights each line has the version of the set that its editor has read. */
const CapabilityChange = Type.Object({ ...CapabilityInput.properties, Version: readVersion });

export default operation('Account/UpdateCapabilitySet', {
  summary:
    'Changes what is named of a capability set: flags that are true are held from now on, false ones are not; all else stays.',
  kind: 'write',
  subject: { Account: 'ownerCompanyId', CapabilitySet: 'capabilitySetId' },
  changes: [both('CapabilitySet'), both('Role')],
  edits: {
    record: 'CapabilitySet',
    id: 'capabilitySetId',
    version: ['version', 'capabilitySet.Capabilities[].Version'],
  },
  needs: can('SECURITY_MANAGEMENT', 'Update'),
  errors: ['companiesOnly', 'noCapabilitySet', 'notFound', 'notYourRight', 'notYourSet', 'ownRightLost'],
  audit: { event: 'Capability set changed' },
  input: Type.Object({
    ownerCompanyId: accountId,
    capabilitySetId,
    capabilitySet: Type.Object({
      Name: Type.Optional(capabilitySetName),
      IsTemplate: Type.Optional(Type.Boolean()),
      Capabilities: Type.Optional(Type.Array(CapabilityChange, { maxItems: 200 })),
    }),
    /** For what is no line. */
    version: readVersion,
  }),
  data: CapabilitySet,
  example: {
    input: {
      ownerCompanyId: 100734,
      capabilitySetId: 900_041,
      capabilitySet: { Capabilities: [{ ObjectType: 'ENFORCE_MFA', Read: true, Execute: true }] },
    },
    data: capabilitySetExample,
  },
});
