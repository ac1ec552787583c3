/** Sets prices of a service in a pricelist by hand. */
import UpdateOffer from '../../../../manifests/operations/Marketplace/UpdateOffer.ts';
import { handler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { setByHand } from '../../pricing/by-hand.ts';

export default handler(UpdateOffer, async (input, context) => {
  if (!input.understood) throw new Failure(400, 'notUnderstood');
  const { name } = await setByHand(context, input.marketplaceId, input.marketplaceOfferId, input.updateCharges);
  context.audit({ details: `${name}: ${input.updateCharges.length}` });
  return null;
});
