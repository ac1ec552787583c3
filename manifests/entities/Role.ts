/** A role: capability sets under a name, and how far its holder sees (ENT-40, ROLE-05, ROLE-65). */
import { Type } from 'typebox';
import { entity } from '../../src/define/entity.ts';

export const roleId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const Role = entity(
  'Role',
  Type.Object({
    RoleId: roleId,
    Name: Type.String(),
    Description: Type.Optional(Type.String()),
    /** own: his own account; hierarchy: the whole tree of his company. */
    Reach: Type.Enum(['own', 'hierarchy'], { type: 'string' }),
    /** Offered to every company below its owner, and changed by its owner only. */
    IsTemplate: Type.Boolean(),
    /** Absent for a template of somebody above whom the caller does not see. */
    OwnerCompanyId: Type.Optional(Type.Integer()),
    CapabilitySets: Type.Array(Type.Object({ CapabilitySetId: Type.Integer(), Name: Type.String() })),
    /** The caller holds every right that the role gives, so he may give it. */
    MayGive: Type.Boolean(),
  }),
);

export const roleExample = {
  RoleId: 3,
  Name: 'Company administrator',
  Description: 'Manages the own company: departments, users, services, bills and security.',
  Reach: 'hierarchy' as const,
  IsTemplate: true,
  CapabilitySets: [
    { CapabilitySetId: 2, Name: 'Self-service' },
    { CapabilitySetId: 4, Name: 'Company administration' },
  ],
  MayGive: true,
};
