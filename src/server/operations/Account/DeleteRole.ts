/** Deletes a role that nobody has. */
import DeleteRole from '../../../../manifests/operations/Account/DeleteRole.ts';
import { handler } from '../../../define/contract/handler.ts';
import { deleteRole } from '../../access/role-changes.ts';
import { companies, findAccount } from '../../accounts/find.ts';

export default handler(DeleteRole, async ({ ownerCompanyId, roleId }, context) => {
  await findAccount(context, ownerCompanyId, { types: companies });
  context.audit({ details: await deleteRole(context, ownerCompanyId, roleId) });
  return null;
});
