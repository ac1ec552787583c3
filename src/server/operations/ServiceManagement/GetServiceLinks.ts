/** What a service is made of and may be upgraded to. */
import GetServiceLinks from '../../../../manifests/operations/ServiceManagement/GetServiceLinks.ts';
import { handler } from '../../../define/contract/handler.ts';
import { serviceLinks } from '../../catalogue/links.ts';

export default handler(GetServiceLinks, ({ serviceId }, context) => serviceLinks(context, serviceId));
