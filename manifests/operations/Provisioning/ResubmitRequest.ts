/** Makes requests anew and sends them (CALL-098, PROV-04, PROV-08, PROV-09). */
import { Type } from 'typebox';
import { both, operation } from '#define';
import { mayMendRequests, RequestResults, wantedRequests } from '../../entities/ProvisioningRequest.ts';

export default operation('Provisioning/ResubmitRequest', {
  summary: 'Makes failed requests anew from order and account and sends them; each has a result of its own.',
  kind: 'write',
  subject: { ProvisioningRequest: ['requestId', 'requestList'] },
  changes: [both('ProvisioningRequest'), both('Account')],
  needs: mayMendRequests,
  errors: ['noRequest', 'whichRequests', 'requestFinal', 'requestGoesOn'],
  audit: { event: 'Provisioning resubmitted' },
  input: Type.Object({ ...wantedRequests }),
  data: RequestResults,
  example: {
    input: { requestList: [900_003] },
    data: [{ RequestId: 900_003, IsDone: true, State: 'New' }],
  },
});
