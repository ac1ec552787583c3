/** Ends the prices of a fee from a quantity on. */
import EndItemBand from '../../../../manifests/operations/ServiceManagement/EndItemBand.ts';
import { handler } from '../../../define/contract/handler.ts';
import { endBand } from '../../catalogue/change-prices.ts';
import { priceSentence } from '../../catalogue/price-sentence.ts';

export default handler(EndItemBand, async ({ serviceId, ...wanted }, context) => {
  const { service, note } = await endBand(context, serviceId, wanted);
  context.audit({ details: [priceSentence(service, note)] });
  return null;
});
