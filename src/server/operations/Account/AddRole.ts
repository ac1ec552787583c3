/** Makes a role of a company. */
import AddRole from '../../../../manifests/operations/Account/AddRole.ts';
import { handler } from '../../../define/contract/handler.ts';
import { addRole } from '../../access/role-changes.ts';
import { roleOf } from '../../access/roles.ts';
import { companies, findAccount } from '../../accounts/find.ts';

export default handler(AddRole, async ({ ownerCompanyId, role }, context) => {
  await findAccount(context, ownerCompanyId, { types: companies });
  const roleId = await addRole(context, ownerCompanyId, role);
  context.audit({ details: role.Name.trim() });
  return roleOf(context, ownerCompanyId, roleId);
});
