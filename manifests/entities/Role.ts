/** A role: capability sets under a name, and how far its holder sees (ENT-40, ROLE-05, ROLE-65). */
import { Type } from 'typebox';
import { entity } from '#define';

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
    /** Their names, for lists. */
    SetNames: Type.Array(Type.String()),
    /** It belongs to the company that was asked about, which may change it. */
    IsOwn: Type.Boolean(),
    /** How many people have it, as far as the caller sees them. */
    Users: Type.Integer(),
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
  SetNames: ['Self-service', 'Company administration'],
  IsOwn: false,
  Users: 12,
  MayGive: true,
};

const capabilitySetIds = Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), {
  minItems: 1,
  maxItems: 50,
  uniqueItems: true,
});

/** A role as it is written: all of it, so two people who change it at once do not mix. */
export const RoleInput = Type.Object({
  Name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  Description: Type.Optional(Type.String({ maxLength: 500 })),
  Reach: Type.Enum(['own', 'hierarchy'], { type: 'string' }),
  IsTemplate: Type.Optional(Type.Boolean()),
  /** Templates of somebody above are copied, so that what their owner changes later changes nobody else's rights. */
  CapabilitySetIds: capabilitySetIds,
});

export const roleInputExample = {
  Name: 'Security officer',
  Description: 'Looks after roles and second factors.',
  Reach: 'hierarchy' as const,
  CapabilitySetIds: [2, 31],
};

export const ownRoleExample = {
  ...roleExample,
  RoleId: 900_031,
  Name: 'Security officer',
  Description: 'Looks after roles and second factors.',
  IsTemplate: false,
  IsOwn: true,
  OwnerCompanyId: 100734,
  Users: 2,
};
