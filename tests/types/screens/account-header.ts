/** Example of a head that sub-screens share. */

import { param, row } from '../../../src/define/binding/binding.ts';
import type { BindingScope } from '../../../src/define/binding/binding-scope.ts';
import { go } from '../../../src/define/blocks/action.ts';
import { type RecordHeader, recordHeader } from '../../../src/define/blocks/record-header.ts';
import { LoadAccountById } from '../operations/account.ts';

export const accountHeader: RecordHeader<BindingScope<{ accountId: string }>> = recordHeader(
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
