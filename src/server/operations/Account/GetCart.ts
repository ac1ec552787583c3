/** The cart of the caller. */
import GetCart from '../../../../manifests/operations/Account/GetCart.ts';
import { handler } from '../../../define/contract/handler.ts';
import { cartLines } from '../../ordering/cart.ts';

export default handler(GetCart, (_input, context) => cartLines(context));
