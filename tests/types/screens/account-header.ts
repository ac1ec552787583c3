/** Example of a head that sub-screens share. */

import { type BindingScope, type DataOf, go, param, type RecordHeader, recordHeader, row } from '#define';
import { LoadAccountById } from '../operations/account.ts';

export const accountHeader: RecordHeader<
  BindingScope<{ accountId: string }>,
  DataOf<typeof LoadAccountById>
> = recordHeader(
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
