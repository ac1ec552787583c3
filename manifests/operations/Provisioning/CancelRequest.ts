/** Takes requests back (CALL-095, PROV-01, PROV-09). */
import { Type } from 'typebox';
import { both, operation } from '#define';
import { mayMendRequests, RequestResults, wantedRequests } from '../../entities/ProvisioningRequest.ts';

export default operation('Provisioning/CancelRequest', {
  summary:
    'Takes requests back: what was sent is undone at the vendor as far as it can be; each has a result of its own.',
  kind: 'write',
  subject: { ProvisioningRequest: ['requestId', 'requestList'] },
  changes: [both('ProvisioningRequest'), both('Account')],
  needs: mayMendRequests,
  errors: ['noRequest', 'whichRequests', 'requestFinal', 'requestUndone'],
  audit: { event: 'Provisioning cancelled' },
  input: Type.Object({ ...wantedRequests }),
  data: RequestResults,
  example: {
    input: { requestList: [900_003] },
    data: [{ RequestId: 900_003, IsDone: true, State: 'Cancelled' }],
  },
});
