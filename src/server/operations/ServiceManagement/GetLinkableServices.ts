/** Services that a service can be linked with. */
import GetLinkableServices from '../../../../manifests/operations/ServiceManagement/GetLinkableServices.ts';
import { handler } from '../../../define/contract/handler.ts';
import { linkableServices } from '../../catalogue/links.ts';

export default handler(GetLinkableServices, ({ serviceId, ...wanted }, context) =>
  linkableServices(context, serviceId, wanted),
);
