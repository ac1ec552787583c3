/** One page of the orders of the own company. */
import GetMyOrders from '../../../../manifests/operations/Account/GetMyOrders.ts';
import { handler } from '../../../define/contract/handler.ts';
import { myOrders } from '../../ordering/list.ts';

export default handler(GetMyOrders, (input, context) => myOrders(context, input));
