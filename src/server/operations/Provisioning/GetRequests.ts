/** One page of requests to vendors. */
import GetRequests from '../../../../manifests/operations/Provisioning/GetRequests.ts';
import { handler } from '../../../define/contract/handler.ts';
import { requestsPage } from '../../provisioning/requests/list.ts';

export default handler(GetRequests, (input, context) => requestsPage(context, input));
