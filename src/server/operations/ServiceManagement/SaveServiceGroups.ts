/** Saves names and order of groups. */
import SaveServiceGroups from '../../../../manifests/operations/ServiceManagement/SaveServiceGroups.ts';
import { handler } from '../../../define/contract/handler.ts';
import { saveGroups, serviceGroups } from '../../catalogue/groups.ts';

export default handler(SaveServiceGroups, async ({ accountId, inputDto }, context) => {
  context.audit({ details: await saveGroups(context, accountId, inputDto.Groups) });
  return serviceGroups(context, accountId);
});
