/** Completes requests by hand (CALL-096, PROV-02, PROV-09). */
import { Type } from 'typebox';
import { allOf, both, can, operation } from '#define';
import { RequestResults, wantedRequests } from '../../entities/ProvisioningRequest.ts';

export default operation('Provisioning/CompleteRequest', {
  summary: 'Completes requests without their vendors; each has a result of its own.',
  kind: 'write',
  subject: { ProvisioningRequest: ['requestId', 'requestList'] },
  changes: [both('ProvisioningRequest'), both('Account')],
  needs: allOf(can('FAILED_PROVISIONING', 'Execute'), can('PROVISIONING_REQUEST_SKIP_BACKEND', 'Execute')),
  errors: [
    'noRequest',
    'whichRequests',
    'requestFinal',
    'requestAsksVendor',
    'requestAfterOthers',
    'noVendorReference',
  ],
  audit: { event: 'Provisioning completed by hand' },
  input: Type.Object({
    ...wantedRequests,
    /** As the vendor calls what was set up; needed for that while he has not told it. */
    subscriptionId: Type.Optional(Type.String({ maxLength: 200 })),
    /** Kept in the history. */
    note: Type.Optional(Type.String({ maxLength: 1000 })),
  }),
  data: RequestResults,
  example: {
    input: { requestList: [900_003] },
    data: [{ RequestId: 900_003, IsDone: true, State: 'Completed' }],
  },
});
