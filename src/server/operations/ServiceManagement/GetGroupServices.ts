/** What a group holds, or could hold. */
import GetGroupServices from '../../../../manifests/operations/ServiceManagement/GetGroupServices.ts';
import { handler } from '../../../define/contract/handler.ts';
import { groupServices } from '../../catalogue/group-services.ts';

export default handler(GetGroupServices, ({ serviceGroupId, others = false, ...list }, context) =>
  groupServices(context, serviceGroupId, !others, list),
);
