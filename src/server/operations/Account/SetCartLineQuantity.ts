/** Changes how many units of a service stand in the cart. */
import SetCartLineQuantity from '../../../../manifests/operations/Account/SetCartLineQuantity.ts';
import { handler } from '../../../define/contract/handler.ts';
import { setCartLineQuantity } from '../../ordering/cart.ts';

export default handler(SetCartLineQuantity, async ({ cartLineId, quantity }, context) => {
  const line = await setCartLineQuantity(context, cartLineId, quantity);
  context.audit({ details: `${line.Service ?? ''} ${quantity}`.trim() });
  return line;
});
