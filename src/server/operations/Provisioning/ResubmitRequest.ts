/** Makes requests to vendors anew. */
import ResubmitRequest from '../../../../manifests/operations/Provisioning/ResubmitRequest.ts';
import { handler } from '../../../define/contract/handler.ts';
import { actOnRequests } from '../../provisioning/requests/act.ts';

export default handler(ResubmitRequest, (input, context) =>
  actOnRequests(context, 'Resubmit', input, { goesOn: 'requestGoesOn' }),
);
