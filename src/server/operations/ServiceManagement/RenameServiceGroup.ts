/** Renames a group. */
import RenameServiceGroup from '../../../../manifests/operations/ServiceManagement/RenameServiceGroup.ts';
import { handler } from '../../../define/contract/handler.ts';
import { renameGroup } from '../../catalogue/groups.ts';

export default handler(RenameServiceGroup, async ({ accountId, serviceGroupId, name }, context) => {
  context.audit({ details: await renameGroup(context, accountId, serviceGroupId, name.trim()) });
  return null;
});
