/** Example of a head that sub-screens share. */
import { go } from '../../../src/define/action.ts';
import { param, row } from '../../../src/define/binding.ts';
import { type Head, head } from '../../../src/define/head.ts';
import type { Scope } from '../../../src/define/scope.ts';
import { LoadAccountById } from '../operations/account.ts';

export const accountHead: Head<Scope<{ accountId: string }>> = head(
  LoadAccountById,
  { accountId: param('accountId') },
  {
    title: 'DisplayName',
    icon: 'AccountType',
    status: 'IsTerminated',
    trail: {
      list: 'Hierarchy',
      title: 'DisplayName',
      icon: 'AccountType',
      open: go('/account/$accountId', { accountId: row('AccountId') }),
    },
    facts: ['Country', { field: 'Balance', as: 'Money', currency: 'Currency' }],
  },
);
