/** Puts services into a group. */
import AddServicesToGroup from '../../../../manifests/operations/ServiceManagement/AddServicesToGroup.ts';
import { handler } from '../../../define/contract/handler.ts';
import { putIn } from '../../catalogue/group-services.ts';

export default handler(AddServicesToGroup, async ({ serviceGroupId, serviceIds }, context) => {
  context.audit({ details: await putIn(context, serviceGroupId, serviceIds) });
  return null;
});
