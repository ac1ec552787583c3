/** Example operations of security: roles and the MFA policy. */
import { Type } from 'typebox';
import { anyOf, can, entity, operation } from '#define';

const Role = entity(
  'Role',
  Type.Object({ roleId: Type.Integer(), Name: Type.String(), Users: Type.Integer(), MayDelete: Type.Boolean() }),
);

export const GetRoles = operation('Account/GetRoles', {
  kind: 'read',
  subject: 'none',
  reads: ['Account'],
  needs: can('SECURITY_MANAGEMENT', 'Read'),
  input: Type.Object({ ownerCompanyId: Type.Integer() }),
  data: Type.Array(Role),
  example: { input: { ownerCompanyId: 7 }, data: [] },
});

export const AddRole = operation('Account/AddRole', {
  kind: 'write',
  subject: { Account: 'ownerCompanyId' },
  changes: ['Account'],
  needs: can('SECURITY_MANAGEMENT', 'Create'),
  input: Type.Object({
    ownerCompanyId: Type.Integer(),
    role: Type.Object({ Name: Type.String(), Description: Type.Optional(Type.String()) }),
  }),
  data: Role,
  audit: { event: 'RoleAdded' },
  example: {
    input: { ownerCompanyId: 7, role: { Name: 'Clerk' } },
    data: { roleId: 1, Name: 'Clerk', Users: 0, MayDelete: true },
  },
});

export const IsRoleFree = operation('Account/IsRoleFree', {
  kind: 'read',
  subject: 'none',
  reads: ['Account'],
  needs: can('SECURITY_MANAGEMENT', 'Create'),
  input: Type.Object({ name: Type.String() }),
  data: Type.Object({ IsValid: Type.Boolean(), Message: Type.Optional(Type.String()) }),
  example: { input: { name: 'Clerk' }, data: { IsValid: true } },
});

export const DeleteRole = operation('Account/DeleteRole', {
  kind: 'write',
  subject: { Role: 'roleId' },
  changes: ['Account'],
  needs: can('SECURITY_MANAGEMENT', 'Delete'),
  input: Type.Object({ ownerCompanyId: Type.Integer(), roleId: Type.Integer() }),
  data: Type.Null(),
  audit: { event: 'RoleDeleted' },
  example: { input: { ownerCompanyId: 7, roleId: 1 }, data: null },
});

export const DeleteRoles = operation('Account/DeleteRoles', {
  kind: 'write',
  subject: 'none',
  changes: ['Account'],
  needs: can('SECURITY_MANAGEMENT', 'Delete'),
  input: Type.Object({ ownerCompanyId: Type.Integer(), roleIds: Type.Array(Type.Integer()) }),
  data: Type.Null(),
  audit: { event: 'RolesDeleted' },
  example: { input: { ownerCompanyId: 7, roleIds: [] }, data: null },
});

export const GetMfaPolicy = operation('Account/GetCompanyMFAPolicy', {
  kind: 'read',
  subject: 'none',
  reads: ['Account'],
  needs: can('ENFORCE_MFA', 'Read'),
  input: Type.Object({ accountId: Type.Integer() }),
  data: Type.Object({
    Enforced: Type.Boolean(),
    Ancestor: Type.Optional(Type.Object({ AccountId: Type.Integer(), DisplayName: Type.String() })),
  }),
  example: { input: { accountId: 7 }, data: { Enforced: false } },
});

export const SaveMfaPolicy = operation('Account/UpdateCompanyMFAPolicy', {
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: ['Account'],
  needs: anyOf(can('ENFORCE_MFA', 'Update'), can('ENFORCE_HIERARCHY_MFA', 'Update')),
  input: Type.Object({ accountId: Type.Integer(), companyMFAPolicy: Type.Object({ Enforced: Type.Boolean() }) }),
  data: Type.Null(),
  audit: { event: 'MfaPolicyUpdated' },
  example: { input: { accountId: 7, companyMFAPolicy: { Enforced: true } }, data: null },
});
