/** Where vendors or bills differ from what runs here. */
import { Type } from 'typebox';
import { operation } from '#define';
import { Drift, DriftKind, DriftState, driftExample, mayReadDrifts } from '../../entities/Drift.ts';
import { accountId, listInput, Paged } from '../../entities/list.ts';

export default operation('Provisioning/GetDrifts', {
  summary:
    'Answers differences between what runs here and what vendors keep or bills say, of all accounts or of one; those that are open come first.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Drift'],
  needs: mayReadDrifts,
  errors: ['notFound'],
  input: Type.Object({
    ...listInput(['FirstSeenUtc', 'LastSeenUtc', 'Kind', 'State']),
    accountId: Type.Optional(accountId),
    states: Type.Optional(Type.Array(DriftState, { maxItems: 2 })),
    kinds: Type.Optional(Type.Array(DriftKind, { maxItems: 14 })),
  }),
  data: Paged(Drift),
  example: { input: { states: ['Open'] }, data: { Items: [driftExample], TotalCount: 1 } },
});
