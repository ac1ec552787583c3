/** Every right that a capability set has or could have: the lines of its editor. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { capabilitySetId } from '../../entities/CapabilitySet.ts';
import { accountId } from '../../entities/list.ts';
import { version, versionExample } from '../../entities/version.ts';

const Right = Type.Object({
  ObjectType: Type.String(),
  Title: Type.String(),
  Create: Type.Boolean(),
  Read: Type.Boolean(),
  Update: Type.Boolean(),
  Delete: Type.Boolean(),
  Execute: Type.Boolean(),
  Hierarchy: Type.Boolean(),
  /** The set is one of the company, and the caller holds a right of this type, so he may change the line. */
  MayChange: Type.Boolean(),
  /** Of the whole set. */
  Version: version,
});

const noFlags = { Create: false, Read: false, Update: false, Delete: false, Execute: false, Hierarchy: false };

export default operation('Account/GetCapabilitySetRights', {
  summary:
    'Answers the object types of which a capability set gives a flag, or all, and whether the caller may change them.',
  kind: 'read',
  subject: { Account: 'ownerCompanyId', CapabilitySet: 'capabilitySetId' },
  reads: ['CapabilitySet', 'Role'],
  needs: can('SECURITY_MANAGEMENT', 'Read'),
  errors: ['companiesOnly', 'noCapabilitySet', 'notFound'],
  input: Type.Object({
    ownerCompanyId: accountId,
    capabilitySetId,
    /** Also those that the set does not give. */
    allRights: Type.Optional(Type.Boolean()),
  }),
  data: Type.Object({
    CapabilitySetId: capabilitySetId,
    Name: Type.String(),
    IsOwn: Type.Boolean(),
    IsTemplate: Type.Boolean(),
    /** How many roles bundle it. */
    Roles: Type.Integer(),
    Rights: Type.Array(Right),
  }),
  example: {
    input: { ownerCompanyId: 100734, capabilitySetId: 900_041, allRights: true },
    data: {
      CapabilitySetId: 900_041,
      Name: 'Second factors',
      IsOwn: true,
      IsTemplate: false,
      Roles: 1,
      Rights: [
        {
          ObjectType: 'DISABLE_MFA',
          Title: 'Disable second factors',
          ...noFlags,
          Execute: true,
          MayChange: true,
          Version: versionExample,
        },
        {
          ObjectType: 'ENFORCE_MFA',
          Title: 'Enforce second factors',
          ...noFlags,
          Read: true,
          Execute: true,
          MayChange: true,
          Version: versionExample,
        },
        { ObjectType: 'AUDIT_LOG', Title: 'Audit log', ...noFlags, MayChange: true, Version: versionExample },
        {
          ObjectType: 'ADMINISTRATIVE',
          Title: 'Administration',
          ...noFlags,
          MayChange: false,
          Version: versionExample,
        },
      ],
    },
  },
});
