/** Takes services out of a group. */
import RemoveServicesFromGroup from '../../../../manifests/operations/ServiceManagement/RemoveServicesFromGroup.ts';
import { handler } from '../../../define/contract/handler.ts';
import { takeOut } from '../../catalogue/group-services.ts';

export default handler(RemoveServicesFromGroup, async ({ serviceGroupId, serviceIds }, context) => {
  context.audit({ details: await takeOut(context, serviceGroupId, serviceIds) });
  return null;
});
