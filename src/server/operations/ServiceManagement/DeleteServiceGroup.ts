/** Deletes a group. */
import DeleteServiceGroup from '../../../../manifests/operations/ServiceManagement/DeleteServiceGroup.ts';
import { handler } from '../../../define/contract/handler.ts';
import { deleteGroup } from '../../catalogue/groups.ts';

export default handler(DeleteServiceGroup, async ({ serviceGroupId }, context) => {
  context.audit({ details: await deleteGroup(context, serviceGroupId) });
  return null;
});
