/** Changes prices of a service from a day on. */
import SaveItemPrices from '../../../../manifests/operations/ServiceManagement/SaveItemPrices.ts';
import { handler } from '../../../define/contract/handler.ts';
import { savePrices } from '../../catalogue/change-prices.ts';
import { priceSentence } from '../../catalogue/price-sentence.ts';

export default handler(SaveItemPrices, async ({ serviceId, prices }, context) => {
  const { service, notes } = await savePrices(context, serviceId, prices);
  context.audit({ details: notes.map((note) => priceSentence(service, note)) });
  return null;
});
