/** Adds a fee to a service. */
import AddItem from '../../../../manifests/operations/ServiceManagement/AddItem.ts';
import { handler } from '../../../define/contract/handler.ts';
import { sentence } from '../../calls/sentence.ts';
import { addItem } from '../../catalogue/items.ts';

export default handler(AddItem, async ({ serviceId, ...wanted }, context) => {
  const { service, itemId } = await addItem(context, serviceId, wanted);
  context.audit({
    details: [sentence('{service}: {item}', { service: service.product_name, item: wanted.names['en']?.trim() ?? '' })],
  });
  return { ItemId: itemId };
});
