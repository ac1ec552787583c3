/** The roles that a company may give to its users (CALL-060, ROLE-06, ROLE-10, ROLE-65). */
import { Type } from 'typebox';
import { anyOf, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { Role, roleExample } from '../../entities/Role.ts';

export default operation('Account/GetRoles', {
  summary: 'Answers the roles of a company and the templates above it; of an account below, those of its company.',
  kind: 'read',
  subject: { Account: 'ownerCompanyId' },
  reads: ['Role', 'CapabilitySet'],
  needs: anyOf(can('SECURITY_MANAGEMENT', 'Read'), can('USER_ACCOUNT', 'Create')),
  errors: ['notFound'],
  input: Type.Object({ ownerCompanyId: accountId }),
  data: Type.Array(Role),
  example: { input: { ownerCompanyId: 100734 }, data: [roleExample, { ...roleExample, RoleId: 5, Name: 'Approver' }] },
});
