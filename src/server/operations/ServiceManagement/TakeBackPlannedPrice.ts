/** Takes back a planned price. */
import TakeBackPlannedPrice from '../../../../manifests/operations/ServiceManagement/TakeBackPlannedPrice.ts';
import { handler } from '../../../define/contract/handler.ts';
import { takeBack } from '../../catalogue/change-prices.ts';
import { priceSentence } from '../../catalogue/price-sentence.ts';

export default handler(TakeBackPlannedPrice, async ({ serviceId, ...wanted }, context) => {
  const { service, note } = await takeBack(context, serviceId, wanted);
  context.audit({ details: [priceSentence(service, note)] });
  return null;
});
