/** Hands requests to those above (CALL-097, PROV-03, PROV-09). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { RequestResults, wantedRequests } from '../../entities/ProvisioningRequest.ts';

export default operation('Provisioning/EscalateRequest', {
  summary: 'Hands failed requests to the owner of the marketplace; each has a result of its own.',
  kind: 'write',
  subject: { ProvisioningRequest: ['requestId', 'requestList'] },
  changes: [both('ProvisioningRequest'), both('Account')],
  needs: can('FAILED_PROVISIONING_ESCALATE', 'Execute'),
  errors: ['noRequest', 'whichRequests', 'requestFinal', 'requestNotFailed'],
  audit: { event: 'Provisioning escalated' },
  input: Type.Object({ ...wantedRequests }),
  data: RequestResults,
  example: {
    input: { requestList: [900_003] },
    data: [{ RequestId: 900_003, IsDone: true, State: 'Escalated' }],
  },
});
