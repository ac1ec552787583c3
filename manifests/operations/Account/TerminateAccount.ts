/** Ends an account and all below it, now or at a time in the future (CALL-046, TERM rows). */
import { Type } from 'typebox';
import { both, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { mayEndAny, TerminationReason } from '../../entities/termination.ts';

export default operation('Account/TerminateAccount', {
  summary:
    'Ends an account with all below it, at once or when its time has come; refused while a subscription is locked.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: [both('Account'), 'Termination', 'Session', 'Role', 'Job'],
  needs: mayEndAny,
  errors: [
    'endPlanned',
    'endsOwn',
    'locked',
    'mayNotEnd',
    'mayNotSkipVendors',
    'notFound',
    'notImpersonated',
    'outranked',
    'repeatedDifferently',
    'terminated',
  ],
  audit: { event: 'Account terminated' },
  input: Type.Object({
    accountId,
    /** An instant in UTC; null or absent: at once (TERM-13). */
    terminationDate: Type.Optional(Type.Union([Type.String({ format: 'date-time' }), Type.Null()])),
    terminationReason: TerminationReason,
    /** Said in words, where the reason is another one. */
    remark: Type.Optional(Type.String({ maxLength: 1000 })),
    /** The service delivery platform hears of it as well (TERM-14). */
    sendToSdp: Type.Optional(Type.Boolean({ default: true })),
  }),
  data: Type.Object({
    /** How many accounts end. */
    Accounts: Type.Integer(),
    IsScheduled: Type.Boolean(),
    DueUtc: Type.String(),
  }),
  example: {
    input: {
      accountId: 100735,
      terminationDate: '2099-02-01T00:00:00Z',
      terminationReason: 'NoLongerNeeded',
      sendToSdp: true,
    },
    data: { Accounts: 3, IsScheduled: true, DueUtc: '2099-02-01T00:00:00Z' },
  },
});
