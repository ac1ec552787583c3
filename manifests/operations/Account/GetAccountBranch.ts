/** All accounts of a branch, from the top down, with their level and whom they stand below: what files of the hierarchy hold. */
import { Type } from 'typebox';
import { operation } from '#define';
import { TreeFilter } from '../../entities/AccountType.ts';
import { accountId, listOptions, Paged } from '../../entities/list.ts';
import { accountRowFields } from '../../entities/TreeNode.ts';

const BranchAccount = Type.Object({
  ...accountRowFields,
  /** 1 is the topmost. */
  Level: Type.Integer(),
  /** Name and number of the account that it stands directly below, as far as the caller sees it. */
  Parent: Type.Optional(Type.String()),
  ParentIdentificator: Type.Optional(Type.String()),
});

export default operation('Account/GetAccountBranch', {
  summary: 'Answers all accounts at and below an account, each behind the one that it stands below.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Account'],
  needs: 'signedIn',
  errors: ['notFound'],
  input: Type.Object({
    /** Absent: the topmost account that the caller sees. */
    accountId: Type.Optional(accountId),
    showTerminatedAccounts: Type.Optional(Type.Boolean()),
    /** Only these types. */
    filter: Type.Optional(Type.Array(TreeFilter, { maxItems: 5 })),
    options: listOptions,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 20 })),
  }),
  data: Paged(BranchAccount),
  example: {
    input: { accountId: 100734 },
    data: {
      Items: [
        {
          AccountId: 100735,
          DisplayName: 'Hafenmeisterei',
          AccountType: 'Department',
          AccountState: 'Active',
          Level: 4,
          Parent: 'Donau-Dampfschifffahrtsgesellschaft mbH',
          ParentIdentificator: 'C-100734',
          AccountIdentificator: 'D-100735',
          CreatedUtc: '2020-09-02T08:15:00Z',
        },
      ],
      TotalCount: 240,
    },
  },
});
