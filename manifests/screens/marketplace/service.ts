/** A service of the catalogue (ROUTE-53, SOLO-15). */
import { screen } from '#define';
import { serviceBody, serviceHeader } from './service.block.ts';

export default screen('/service/$serviceId', {
  title: 'Service',
  header: serviceHeader,
  body: serviceBody,
});
