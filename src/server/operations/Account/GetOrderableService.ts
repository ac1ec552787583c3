/** One service before it is ordered. */
import GetOrderableService from '../../../../manifests/operations/Account/GetOrderableService.ts';
import { handler } from '../../../define/contract/handler.ts';
import { orderableService } from '../../ordering/orderable.ts';

export default handler(GetOrderableService, (input, context) => orderableService(context, input));
