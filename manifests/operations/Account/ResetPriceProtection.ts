/** Ends the price protection of a subscription. */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';

export default operation('Account/ResetPriceProtection', {
  summary: 'Ends the protection of a subscription’s prices today: from its next period on the pricelist holds.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: [both('Account')],
  needs: can('ACCOUNT_RESETPRICEPROTECTION', 'Execute'),
  errors: ['notFound', 'notProtected', 'notRunning'],
  audit: { event: 'Price protection reset' },
  input: Type.Object({ accountId }),
  data: Type.Null(),
  example: { input: { accountId: 100238 }, data: null },
});
