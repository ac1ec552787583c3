/** One service, as far as its caller sees it. */
import GetServiceDetail from '../../../../manifests/operations/Marketplace/GetServiceDetail.ts';
import { handler } from '../../../define/contract/handler.ts';
import { serviceDetail } from '../../catalogue/detail.ts';

export default handler(GetServiceDetail, ({ serviceId, marketplaceId }, context) =>
  serviceDetail(context, serviceId, marketplaceId),
);
