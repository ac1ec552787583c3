/** Sends requests again as they were (CALL-099, PROV-05, PROV-08, PROV-09). */
import { Type } from 'typebox';
import { both, operation } from '#define';
import { mayMendRequests, RequestResults, wantedRequests } from '../../entities/ProvisioningRequest.ts';

export default operation('Provisioning/RetryRequest', {
  summary: 'Sends failed requests to their vendors again, as they were; each has a result of its own.',
  kind: 'write',
  subject: { ProvisioningRequest: ['requestId', 'requestList'] },
  changes: [both('ProvisioningRequest'), both('Account')],
  needs: mayMendRequests,
  errors: ['noRequest', 'whichRequests', 'requestFinal', 'requestGoesOn'],
  audit: { event: 'Provisioning retried' },
  input: Type.Object({ ...wantedRequests }),
  data: RequestResults,
  example: {
    input: { requestList: [900_003] },
    data: [{ RequestId: 900_003, IsDone: true, State: 'New' }],
  },
});
