/** Changes a fee of a service. */
import ChangeItem from '../../../../manifests/operations/ServiceManagement/ChangeItem.ts';
import { handler } from '../../../define/contract/handler.ts';
import { sentence } from '../../calls/sentence.ts';
import { changeItem, nameOfItem } from '../../catalogue/items.ts';

export default handler(ChangeItem, async ({ serviceId, itemId, version: _, ...wanted }, context) => {
  const { service, item } = await changeItem(context, serviceId, itemId, wanted);
  context.audit({
    details: [sentence('{service}: {item}', { service: service.product_name, item: nameOfItem(item) })],
  });
  return null;
});
