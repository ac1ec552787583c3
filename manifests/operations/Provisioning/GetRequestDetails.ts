/** One request to a vendor, with all that went to and fro (CALL-101). */
import { Type } from 'typebox';
import { operation } from '#define';
import {
  mayReadRequests,
  ProvisioningRequestDetails,
  requestExample,
  requestId,
} from '../../entities/ProvisioningRequest.ts';

export default operation('Provisioning/GetRequestDetails', {
  summary: 'Answers a request to a vendor with what he has said and every message about it, the latest first.',
  kind: 'read',
  subject: { ProvisioningRequest: 'requestId' },
  reads: ['ProvisioningRequest'],
  needs: mayReadRequests,
  errors: ['noRequest'],
  input: Type.Object({ requestId }),
  data: ProvisioningRequestDetails,
  example: {
    input: { requestId: 900_003 },
    data: {
      ...requestExample,
      ErrorDetails: 'CAPACITY',
      ResponseHistory: [
        {
          ResponseId: 1,
          AtUtc: '2026-11-20T09:42:07Z',
          Direction: 'Callback',
          Outcome: 'Refused',
          Attempt: 3,
          Answer: '{"outcome":"refused","message":"Host pool FRA-2 has no capacity for 24 desktops."}',
        },
      ],
    },
  },
});
