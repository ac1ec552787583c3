/** A capability set: rights under a name, which roles bundle (ENT-41, ROLE-04, ROLE-65). */
import { Type } from 'typebox';
import { entity } from '#define';
import { Capability } from './Capability.ts';
import { readVersion, versionExample } from './version.ts';

export const capabilitySetId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const CapabilitySet = entity(
  'CapabilitySet',
  Type.Object({
    CapabilitySetId: capabilitySetId,
    Name: Type.String(),
    /** Offered to every company below its owner, and changed by its owner only. */
    IsTemplate: Type.Boolean(),
    /** Absent for a template of somebody above whom the caller does not see. */
    OwnerCompanyId: Type.Optional(Type.Integer()),
    Capabilities: Type.Array(Capability),
    /** The object types as words, for lists. */
    Rights: Type.Array(Type.String()),
    /** It belongs to the company that was asked about, which may change it. */
    IsOwn: Type.Boolean(),
    /** How many roles bundle it, as far as the caller sees them. */
    Roles: Type.Integer(),
    /** The caller holds every right of it, so he may give it. */
    MayGive: Type.Boolean(),
    /** Of one that the caller sees. */
    Version: readVersion,
  }),
);

export const capabilitySetExample = {
  CapabilitySetId: 900_041,
  Name: 'Second factors',
  IsTemplate: false,
  OwnerCompanyId: 100734,
  Capabilities: [
    { ObjectType: 'DISABLE_MFA', Execute: true },
    { ObjectType: 'ENFORCE_MFA', Read: true, Execute: true },
  ],
  Rights: ['Disable second factors', 'Enforce second factors'],
  IsOwn: true,
  Roles: 1,
  MayGive: true,
  Version: versionExample,
};

const flag = Type.Optional(Type.Boolean());

/** Rights of one object type: flags that are true are held from now on, false ones are not, and the others stay. */
export const CapabilityInput = Type.Object({
  ObjectType: Type.String({ maxLength: 60 }),
  Create: flag,
  Read: flag,
  Update: flag,
  Delete: flag,
  Execute: flag,
  Hierarchy: flag,
});

export const capabilitySetName = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });
