/** Hands requests to the owner of the marketplace. */
import EscalateRequest from '../../../../manifests/operations/Provisioning/EscalateRequest.ts';
import { handler } from '../../../define/contract/handler.ts';
import { actOnRequests } from '../../provisioning/requests/act.ts';

export default handler(EscalateRequest, (input, context) =>
  actOnRequests(context, 'Escalate', input, { notFailed: 'requestNotFailed' }),
);
