/** Where an account may go: the picker of its new parent (ROUTE-49). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { ChosenAccount, chosenAccountKeys } from '../../entities/ChosenAccount.ts';
import { accountId, listInput, Paged } from '../../entities/list.ts';

export default operation('Account/GetMoveTargets', {
  summary: 'Answers the accounts below which an account may stand, but the one above it now and those below it.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Account'],
  needs: can('ACCOUNT_MOVE', 'Execute'),
  errors: ['movesOwn', 'notFound', 'notImpersonated', 'outranked', 'terminated'],
  input: Type.Object({ accountId, ...listInput(chosenAccountKeys) }),
  data: Paged(ChosenAccount),
  example: {
    input: { accountId: 100737, options: { filter: 'donau' } },
    data: {
      Items: [
        {
          AccountId: 100734,
          DisplayName: 'Donau-Dampfschifffahrtsgesellschaft mbH',
          AccountType: 'Company',
          AccountIdentificator: 'C-100734',
          Above: 'Nordlicht Distribution / Ostsee Systemhaus GmbH & Co. KG',
        },
      ],
      TotalCount: 1,
    },
  },
});
