/** Takes a line out of the cart of the caller. */
import RemoveCartLine from '../../../../manifests/operations/Account/RemoveCartLine.ts';
import { handler } from '../../../define/contract/handler.ts';
import { takeFromCart } from '../../ordering/cart-taken.ts';

export default handler(RemoveCartLine, async ({ cartLineId }, context) => {
  await takeFromCart(context, [cartLineId]);
  return null;
});
