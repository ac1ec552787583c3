/** Makes a role of a company (CALL-062, ROLE-05 to ROLE-07). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { ownRoleExample, Role, RoleInput, roleInputExample } from '../../entities/Role.ts';

export default operation('Account/AddRole', {
  summary: 'Makes a role of capability sets; only of rights that the caller holds himself.',
  kind: 'write',
  subject: { Account: 'ownerCompanyId', CapabilitySet: 'role.CapabilitySetIds' },
  changes: [both('Role'), both('CapabilitySet')],
  needs: can('SECURITY_MANAGEMENT', 'Create'),
  errors: ['companiesOnly', 'noCapabilitySet', 'noRole', 'notFound', 'notYourRole', 'notYourSet'],
  audit: { event: 'Role added' },
  input: Type.Object({ ownerCompanyId: accountId, role: RoleInput }),
  data: Role,
  example: { input: { ownerCompanyId: 100734, role: roleInputExample }, data: ownRoleExample },
});
