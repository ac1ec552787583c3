/** Sends requests to vendors again. */
import RetryRequest from '../../../../manifests/operations/Provisioning/RetryRequest.ts';
import { handler } from '../../../define/contract/handler.ts';
import { actOnRequests } from '../../provisioning/requests/act.ts';

export default handler(RetryRequest, (input, context) =>
  actOnRequests(context, 'Retry', input, { goesOn: 'requestGoesOn' }),
);
