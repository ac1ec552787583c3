/** Gives a fee prices of their own from a quantity on. */
import AddItemBand from '../../../../manifests/operations/ServiceManagement/AddItemBand.ts';
import { handler } from '../../../define/contract/handler.ts';
import { addBand } from '../../catalogue/change-prices.ts';
import { priceSentence } from '../../catalogue/price-sentence.ts';

export default handler(AddItemBand, async ({ serviceId, ...wanted }, context) => {
  const { service, note } = await addBand(context, serviceId, wanted);
  context.audit({ details: [priceSentence(service, note)] });
  return null;
});
