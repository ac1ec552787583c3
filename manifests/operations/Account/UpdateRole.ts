/** Changes a role of a company; whoever has it works with the change at once (CALL-063, ROLE-08). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { ownRoleExample, Role, RoleInput, roleId, roleInputExample } from '../../entities/Role.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('Account/UpdateRole', {
  summary: 'Changes a role; its rights before and after must be held by the caller, and hold for its users at once.',
  kind: 'write',
  subject: { Account: 'ownerCompanyId', Role: 'roleId', CapabilitySet: 'role.CapabilitySetIds' },
  changes: [both('Role'), both('CapabilitySet')],
  edits: { record: 'Role', id: 'roleId', version: 'version' },
  needs: can('SECURITY_MANAGEMENT', 'Update'),
  errors: ['companiesOnly', 'noCapabilitySet', 'noRole', 'notFound', 'notYourRole', 'notYourSet', 'ownRightLost'],
  audit: { event: 'Role changed' },
  input: Type.Object({ ownerCompanyId: accountId, roleId, role: RoleInput, version: readVersion }),
  data: Role,
  example: { input: { ownerCompanyId: 100734, roleId: 900_031, role: roleInputExample }, data: ownRoleExample },
});
