/** The items of a service of one's own, with what they cost by quantity and day. */
import { screen } from '#define';
import { missingIn, ownServiceHeader } from './own-service-header.block.ts';
import { serviceItems } from './service-items.block.ts';

export default screen('/service-tool/$serviceId/items', {
  title: 'Items of a service',
  header: ownServiceHeader,
  tab: { title: 'Items and prices', order: 30, missing: missingIn('Prices') },
  body: serviceItems,
});
