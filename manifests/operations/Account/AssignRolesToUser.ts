/** Gives a user exactly these roles (CALL-065, ROLE-05). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { roleId } from '../../entities/Role.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('Account/AssignRolesToUser', {
  summary:
    'Gives a user exactly these roles, at once; who gives or takes a role must hold all of its rights. Who waits for his first role is invited.',
  kind: 'write',
  subject: { Account: 'userAccountId', Role: 'roleIds' },
  changes: ['Role', 'Mail'],
  edits: { record: 'UserRoles', id: 'userAccountId', version: 'version' },
  needs: can('SECURITY_MANAGEMENT', 'Update'),
  errors: ['notFound', 'notImpersonated', 'notYourRole', 'outranked', 'ownRoles', 'usersOnly'],
  audit: { event: 'Roles of a user changed' },
  input: Type.Object({
    userAccountId: accountId,
    roleIds: Type.Array(roleId, { maxItems: 20, uniqueItems: true }),
    version: readVersion,
  }),
  data: Type.Null(),
  example: { input: { userAccountId: 100737, roleIds: [5] }, data: null },
});
