/** Retires a fee of a service. */
import RetireItem from '../../../../manifests/operations/ServiceManagement/RetireItem.ts';
import { handler } from '../../../define/contract/handler.ts';
import { sentence } from '../../calls/sentence.ts';
import { nameOfItem, retireItem } from '../../catalogue/items.ts';

export default handler(RetireItem, async ({ serviceId, itemId }, context) => {
  const { service, item } = await retireItem(context, serviceId, itemId);
  context.audit({
    details: [sentence('{service}: {item}', { service: service.product_name, item: nameOfItem(item) })],
  });
  return null;
});
