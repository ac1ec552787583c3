/** The roles of a user as a change of them begins from. */
import { Type } from 'typebox';
import { anyOf, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { version, versionExample } from '../../entities/version.ts';

export default operation('Account/GetRoleAssignment', {
  summary: 'Answers the ids and names of the roles of a user.',
  kind: 'read',
  subject: { Account: 'userAccountId' },
  reads: ['Role', 'Account'],
  needs: anyOf(can('SECURITY_MANAGEMENT', 'Read'), can('USER_ACCOUNT', 'Create')),
  errors: ['notFound', 'notImpersonated', 'outranked', 'usersOnly'],
  input: Type.Object({ userAccountId: accountId }),
  data: Type.Object({
    AccountId: Type.Integer(),
    DisplayName: Type.String(),
    RoleIds: Type.Array(Type.Integer()),
    Roles: Type.Array(Type.String()),
    Version: version,
  }),
  example: {
    input: { userAccountId: 100412 },
    data: {
      AccountId: 100412,
      DisplayName: 'Magdalena Brückner',
      RoleIds: [3],
      Roles: ['Company administrator'],
      Version: versionExample,
    },
  },
});
