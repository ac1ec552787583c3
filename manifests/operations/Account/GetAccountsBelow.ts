/** The users, departments, services or companies that belong to an account, in pages, and how many there are. */
import { Type } from 'typebox';
import { operation } from '#define';
import { AccountType } from '../../entities/AccountType.ts';
import { accountId, listInput, Paged } from '../../entities/list.ts';
import { accountKeys, accountRowFields } from '../../entities/TreeNode.ts';

const AccountBelow = Type.Object({
  ...accountRowFields,
  /** Names of the accounts between, from the top; absent for what stands directly below. */
  Above: Type.Optional(Type.String()),
  /** Of a user, where the caller may read it. */
  Email: Type.Optional(Type.String()),
  /** Of a company or reseller: the users that belong to it, without those of companies below. */
  Users: Type.Optional(Type.Integer()),
});

export default operation('Account/GetAccountsBelow', {
  summary: 'Answers the accounts of some types below an account, down to the next company or reseller.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Account', 'Termination'],
  needs: 'signedIn',
  errors: ['notFound'],
  input: Type.Object({
    accountId,
    accountTypes: Type.Array(AccountType, { minItems: 1, maxItems: 5 }),
    showTerminatedAccounts: Type.Optional(Type.Boolean()),
    ...listInput(accountKeys),
  }),
  data: Paged(AccountBelow),
  example: {
    input: { accountId: 100734, accountTypes: ['User'] },
    data: {
      Items: [
        {
          AccountId: 104211,
          DisplayName: 'Ada Huber',
          AccountType: 'User',
          AccountState: 'Active',
          AccountIdentificator: 'U-104211',
          Above: 'Hafenmeisterei',
          CreatedUtc: '2026-03-02T08:15:00Z',
          LastLogonUtc: '2026-11-20T16:40:12Z',
          TerminatesUtc: '2027-01-31T00:00:00Z',
          Email: 'ada.huber@donau.example',
        },
      ],
      TotalCount: 178,
    },
  },
});
