/** One role that a company may give, with what a change of it begins from. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { ownRoleExample, Role, RoleInput, roleId, roleInputExample } from '../../entities/Role.ts';
import { version, versionExample } from '../../entities/version.ts';

export default operation('Account/GetRole', {
  summary: 'Answers one role of a company, as it is read and as it is written.',
  kind: 'read',
  subject: { Account: 'ownerCompanyId', Role: 'roleId' },
  reads: ['Role', 'CapabilitySet'],
  needs: can('SECURITY_MANAGEMENT', 'Read'),
  errors: ['companiesOnly', 'noRole', 'notFound'],
  input: Type.Object({ ownerCompanyId: accountId, roleId }),
  data: Type.Object({ Role, Input: RoleInput, Version: version }),
  example: {
    input: { ownerCompanyId: 100734, roleId: 900_031 },
    data: { Role: ownRoleExample, Input: roleInputExample, Version: versionExample },
  },
});
