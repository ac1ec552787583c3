/** The roles of one user (CALL-061, ROLE-11). */
import { Type } from 'typebox';
import { anyOf, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { Role, roleExample } from '../../entities/Role.ts';

export default operation('Account/GetRolesForUser', {
  summary: 'Answers the roles that a user has.',
  kind: 'read',
  subject: { Account: 'userAccountId' },
  reads: ['Role', 'CapabilitySet'],
  needs: anyOf(can('SECURITY_MANAGEMENT', 'Read'), can('USER_ACCOUNT', 'Read')),
  errors: ['notFound'],
  input: Type.Object({ userAccountId: accountId }),
  data: Type.Array(Role),
  example: { input: { userAccountId: 100412 }, data: [roleExample] },
});
