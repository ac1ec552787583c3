/** One request to a vendor and its history. */
import GetRequestDetails from '../../../../manifests/operations/Provisioning/GetRequestDetails.ts';
import { handler } from '../../../define/contract/handler.ts';
import { findRequest } from '../../provisioning/requests/find.ts';

export default handler(GetRequestDetails, (input, context) => findRequest(context, input));
