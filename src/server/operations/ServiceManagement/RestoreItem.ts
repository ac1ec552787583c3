/** Sells a retired fee of a service again. */
import RestoreItem from '../../../../manifests/operations/ServiceManagement/RestoreItem.ts';
import { handler } from '../../../define/contract/handler.ts';
import { sentence } from '../../calls/sentence.ts';
import { nameOfItem, restoreItem } from '../../catalogue/items.ts';

export default handler(RestoreItem, async ({ serviceId, itemId }, context) => {
  const { service, item } = await restoreItem(context, serviceId, itemId);
  context.audit({
    details: [sentence('{service}: {item}', { service: service.product_name, item: nameOfItem(item) })],
  });
  return null;
});
