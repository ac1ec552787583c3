/** One group. */
import GetServiceGroup from '../../../../manifests/operations/ServiceManagement/GetServiceGroup.ts';
import { handler } from '../../../define/contract/handler.ts';
import { serviceGroup } from '../../catalogue/groups.ts';

export default handler(GetServiceGroup, ({ serviceGroupId }, context) => serviceGroup(context, serviceGroupId));
