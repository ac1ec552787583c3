/** Requests to vendors (CALL-100, PROV-10). */
import { Type } from 'typebox';
import { operation } from '#define';
import { accountId, listInput } from '../../entities/list.ts';
import {
  mayReadRequests,
  ProvisioningRequest,
  RequestAction,
  RequestCounts,
  RequestState,
  requestExample,
} from '../../entities/ProvisioningRequest.ts';

export default operation('Provisioning/GetRequests', {
  summary: 'Answers requests to vendors, of all accounts or of one; those that need attention first.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['ProvisioningRequest'],
  needs: mayReadRequests,
  errors: ['notFound'],
  input: Type.Object({
    ...listInput(['RequestId', 'State', 'LastSentUtc', 'CreatedUtc', 'Attempts']),
    accountId: Type.Optional(accountId),
    states: Type.Optional(Type.Array(RequestState, { maxItems: 8 })),
    actions: Type.Optional(Type.Array(RequestAction, { maxItems: 5 })),
    from: Type.Optional(Type.String({ format: 'date-time' })),
    to: Type.Optional(Type.String({ format: 'date-time' })),
    /** Counts those of each state as well, which takes all of them. */
    isCounted: Type.Optional(Type.Boolean()),
  }),
  data: Type.Object({
    Items: Type.Array(ProvisioningRequest),
    TotalCount: Type.Integer(),
    /** Of all that was asked for, whatever their state; only where they are to be counted. */
    StateCounts: Type.Optional(RequestCounts),
  }),
  example: { input: { states: ['Failed'] }, data: { Items: [requestExample], TotalCount: 1 } },
});
