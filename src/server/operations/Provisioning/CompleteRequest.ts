/** Completes requests to vendors by hand. */
import CompleteRequest from '../../../../manifests/operations/Provisioning/CompleteRequest.ts';
import { handler } from '../../../define/contract/handler.ts';
import { actOnRequests } from '../../provisioning/requests/act.ts';

export default handler(CompleteRequest, (input, context) =>
  actOnRequests(context, 'Complete', input, {
    asksVendor: 'requestAsksVendor',
    afterOthers: 'requestAfterOthers',
    noReference: 'noVendorReference',
  }),
);
