/** Lets a suspended subscription run again, at the vendor’s word. */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';

export default operation('Account/ResumeSubscription', {
  summary: 'Lets a suspended subscription run again, at the vendor’s word.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: [both('Account'), both('ProvisioningRequest')],
  needs: can('SUBSCRIPTION', 'Execute'),
  errors: ['changesAlready', 'notFound', 'notRunning', 'suspendedAbove', 'runsAlready'],
  audit: { event: 'Resumption of a subscription asked for' },
  input: Type.Object({ accountId }),
  data: Type.Null(),
  example: { input: { accountId: 100238 }, data: null },
});
