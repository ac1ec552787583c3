/** A service as one pricelist offers it (ROUTE-53). */
import { param, screen, view } from '#define';
import GetServiceDetail from '../../operations/Marketplace/GetServiceDetail.ts';
import { serviceHeader, serviceInPricelist } from './service.block.ts';

export default screen('/service/$serviceId/$pricelistId', {
  title: 'Service',
  header: serviceHeader,
  body: view(
    GetServiceDetail,
    { serviceId: param('serviceId'), marketplaceId: param('pricelistId') },
    serviceInPricelist,
  ),
});
