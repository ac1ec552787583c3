/** Takes requests to vendors back. */
import CancelRequest from '../../../../manifests/operations/Provisioning/CancelRequest.ts';
import { handler } from '../../../define/contract/handler.ts';
import { actOnRequests } from '../../provisioning/requests/act.ts';

export default handler(CancelRequest, (input, context) =>
  actOnRequests(context, 'Cancel', input, { undoneAlready: 'requestUndone' }),
);
