/** A service of the catalogue (ROUTE-53, SOLO-15). */
import { param, screen, view } from '#define';
import GetServiceDetail from '../../operations/Marketplace/GetServiceDetail.ts';
import { serviceHeader, serviceShown } from './service.block.ts';

export default screen('/service/$serviceId', {
  title: 'Service',
  header: serviceHeader,
  body: view(GetServiceDetail, { serviceId: param('serviceId') }, serviceShown),
});
