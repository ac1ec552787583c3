/** Takes services out of a pricelist. */
import WithdrawServices from '../../../../manifests/operations/Marketplace/WithdrawServices.ts';
import { handler } from '../../../define/contract/handler.ts';
import { withdrawServices } from '../../pricing/offers.ts';

export default handler(WithdrawServices, async ({ marketplaceId, serviceIds }, context) => {
  const { name } = await withdrawServices(context, marketplaceId, serviceIds);
  context.audit({ details: `${name}: ${serviceIds.length}` });
  return null;
});
