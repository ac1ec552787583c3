/** The accounts that would end with one, page by page (TERM-18). */
import { Type } from 'typebox';
import { operation } from '#define';
import { AccountType } from '../../entities/AccountType.ts';
import { accountId, listInput, Paged } from '../../entities/list.ts';
import { EndingAccount, mayEndAny } from '../../entities/termination.ts';

export default operation('Account/GetEndingAccounts', {
  summary:
    'Answers the active accounts that end with an account, of one type or of all, each below the one it belongs to.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Account', 'Termination'],
  needs: mayEndAny,
  errors: ['mayNotEnd', 'notFound', 'outranked'],
  input: Type.Object({
    accountId,
    accountType: Type.Optional(AccountType),
    ...listInput(['DisplayName', 'AccountIdentificator', 'LockEndDate', 'IsPrepaid']),
  }),
  data: Paged(EndingAccount),
  example: {
    input: { accountId: 100735, accountType: 'User' },
    data: {
      Items: [
        {
          AccountId: 100737,
          DisplayName: 'Ágnes Szőke-Müllner',
          AccountType: 'User',
          AccountIdentificator: 'U-100737',
          IsPrepaid: false,
        },
      ],
      TotalCount: 1,
    },
  },
});
