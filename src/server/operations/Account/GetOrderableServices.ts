/** What is offered to the payer of an account. */
import GetOrderableServices from '../../../../manifests/operations/Account/GetOrderableServices.ts';
import { handler } from '../../../define/contract/handler.ts';
import { orderableServices } from '../../ordering/orderable.ts';

export default handler(GetOrderableServices, (input, context) => orderableServices(context, input));
