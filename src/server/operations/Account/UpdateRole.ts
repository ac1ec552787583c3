/** Changes a role of a company. */
import UpdateRole from '../../../../manifests/operations/Account/UpdateRole.ts';
import { handler } from '../../../define/contract/handler.ts';
import { keepOwnRight } from '../../access/own-right.ts';
import { changeRole } from '../../access/role-changes.ts';
import { roleOf } from '../../access/roles.ts';
import { companies, findAccount } from '../../accounts/find.ts';

export default handler(UpdateRole, async ({ ownerCompanyId, roleId, role }, context) => {
  await findAccount(context, ownerCompanyId, { types: companies });
  await changeRole(context, ownerCompanyId, roleId, role);
  await keepOwnRight(context);
  context.audit({ details: role.Name.trim() });
  return roleOf(context, ownerCompanyId, roleId);
});
