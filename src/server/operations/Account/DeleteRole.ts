/** Deletes a role that nobody has. */
import DeleteRole from '../../../../manifests/operations/Account/DeleteRole.ts';
import { handler } from '../../../define/contract/handler.ts';
import { deleteRole } from '../../access/role-changes.ts';
import { companyInScope } from '../../accounts/find-company.ts';

export default handler(DeleteRole, async ({ ownerCompanyId, roleId }, context) => {
  await companyInScope(context, ownerCompanyId);
  context.audit({ details: await deleteRole(context, ownerCompanyId, roleId) });
  return null;
});
