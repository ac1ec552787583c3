/** The terms of a service, with what they cost. */
import GetOrderTerms from '../../../../manifests/operations/Account/GetOrderTerms.ts';
import { handler } from '../../../define/contract/handler.ts';
import { orderTerms } from '../../ordering/order-terms.ts';

export default handler(GetOrderTerms, (input, context) => orderTerms(context, input));
