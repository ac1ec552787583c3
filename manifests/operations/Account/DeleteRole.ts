/** Deletes a role that nobody has (CALL-064, ROLE-09, ROLE-66). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { roleId } from '../../entities/Role.ts';

export default operation('Account/DeleteRole', {
  summary: 'Deletes a role; while somebody has it, it is refused with the number of users.',
  kind: 'write',
  subject: { Account: 'ownerCompanyId', Role: 'roleId' },
  changes: [both('Role'), both('CapabilitySet')],
  needs: can('SECURITY_MANAGEMENT', 'Delete'),
  errors: ['companiesOnly', 'noRole', 'notFound', 'notYourRole', 'roleInUse'],
  audit: { event: 'Role deleted' },
  input: Type.Object({ ownerCompanyId: accountId, roleId }),
  data: Type.Null(),
  example: { input: { ownerCompanyId: 100734, roleId: 900_031 }, data: null },
});
