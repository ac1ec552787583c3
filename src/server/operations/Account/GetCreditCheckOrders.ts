/** One page of the orders for review. */
import GetCreditCheckOrders from '../../../../manifests/operations/Account/GetCreditCheckOrders.ts';
import { handler } from '../../../define/contract/handler.ts';
import { creditCheckOrders } from '../../ordering/list.ts';

export default handler(GetCreditCheckOrders, (input, context) => creditCheckOrders(context, input));
