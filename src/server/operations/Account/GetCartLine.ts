/** One line of the cart of the caller. */
import GetCartLine from '../../../../manifests/operations/Account/GetCartLine.ts';
import { handler } from '../../../define/contract/handler.ts';
import { cartLine } from '../../ordering/cart.ts';

export default handler(GetCartLine, ({ cartLineId }, context) => cartLine(context, cartLineId));
