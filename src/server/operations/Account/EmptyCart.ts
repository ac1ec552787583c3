/** Takes out of the cart of the caller what was shown in it. */
import EmptyCart from '../../../../manifests/operations/Account/EmptyCart.ts';
import { handler } from '../../../define/contract/handler.ts';
import { takeFromCart } from '../../ordering/cart-taken.ts';

export default handler(EmptyCart, async ({ cartLineIds }, context) => {
  await takeFromCart(context, cartLineIds);
  return null;
});
