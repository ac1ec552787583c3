/** What the cart of the caller comes to. */
import GetCartOverview from '../../../../manifests/operations/Account/GetCartOverview.ts';
import { handler } from '../../../define/contract/handler.ts';
import { cartOverview } from '../../ordering/cart-overview.ts';

export default handler(GetCartOverview, (_input, context) => cartOverview(context));
