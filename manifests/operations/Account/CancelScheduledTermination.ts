/** Cancels the planned end of an account (CALL-047, TERM-04, TERM-19). */
import { Type } from 'typebox';
import { operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { mayEndAny } from '../../entities/termination.ts';

export default operation('Account/CancelScheduledTermination', {
  summary: 'Cancels the planned end of an account; prepaid subscriptions that would have renewed will do so again.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: ['Account', 'Termination'],
  needs: mayEndAny,
  errors: ['endsOwn', 'mayNotEnd', 'noEndPlanned', 'notFound', 'notImpersonated', 'outranked', 'terminated'],
  audit: { event: 'Planned termination cancelled' },
  input: Type.Object({ accountId }),
  data: Type.Null(),
  example: { input: { accountId: 100735 }, data: null },
});
