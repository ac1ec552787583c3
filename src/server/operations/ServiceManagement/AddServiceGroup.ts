/** Adds an empty group. */
import AddServiceGroup from '../../../../manifests/operations/ServiceManagement/AddServiceGroup.ts';
import { handler } from '../../../define/contract/handler.ts';
import { addGroup } from '../../catalogue/groups.ts';

export default handler(AddServiceGroup, async ({ accountId, name }, context) => {
  context.audit({ details: name.trim() });
  return { ServiceGroupId: await addGroup(context, accountId, name.trim()) };
});
