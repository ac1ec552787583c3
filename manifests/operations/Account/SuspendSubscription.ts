/** Suspends what runs, at the vendor’s word; it is billed on. */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';

export default operation('Account/SuspendSubscription', {
  summary: 'Suspends what runs, at the vendor’s word; it is billed on.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: [both('Account'), both('ProvisioningRequest')],
  needs: can('SUBSCRIPTION', 'Execute'),
  errors: ['changesAlready', 'notFound', 'notRunning', 'suspendedAlready'],
  audit: { event: 'Suspension of a subscription asked for' },
  input: Type.Object({ accountId }),
  data: Type.Null(),
  example: { input: { accountId: 100238 }, data: null },
});
