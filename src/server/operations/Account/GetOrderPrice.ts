/** What an order would cost. */
import GetOrderPrice from '../../../../manifests/operations/Account/GetOrderPrice.ts';
import { handler } from '../../../define/contract/handler.ts';
import { orderPrice } from '../../ordering/price.ts';

export default handler(GetOrderPrice, (input, context) => orderPrice(context, input));
