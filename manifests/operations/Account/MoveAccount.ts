/** Puts an account with all below it under another parent (CALL-049, ROLE-69). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';

export default operation('Account/MoveAccount', {
  summary:
    'Puts an account with all below it under another parent; refused below itself and where its type may not stand.',
  kind: 'write',
  subject: { Account: ['accountId', 'newParentAccountId'] },
  changes: [both('Account'), both('Role'), both('CapabilitySet'), both('MfaPolicy')],
  needs: can('ACCOUNT_MOVE', 'Execute'),
  errors: [
    'dealsOpen',
    'emailThere',
    'endPlannedThere',
    'movesBelowItself',
    'movesNowhere',
    'movesOwn',
    'noPriceThere',
    'notFound',
    'notImpersonated',
    'outranked',
    'terminated',
    'wrongParent',
  ],
  audit: { event: 'Account moved' },
  input: Type.Object({ accountId, newParentAccountId: accountId }),
  data: Type.Null(),
  example: { input: { accountId: 100737, newParentAccountId: 100735 }, data: null },
});
