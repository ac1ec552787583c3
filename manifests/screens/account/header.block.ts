/** The head of an account: its ancestors, name, type, state and key facts, above every screen of the account. */

import { type BindingScope, type DataOf, go, param, type RecordHeader, recordHeader, row } from '#define';
import LoadAccountById from '../../operations/Account/LoadAccountById.ts';

export const accountHeader: RecordHeader<
  BindingScope<{ accountId: string }>,
  DataOf<typeof LoadAccountById>
> = recordHeader(
  LoadAccountById,
  { accountId: param('accountId') },
  {
    title: 'DisplayName',
    icon: 'AccountType',
    status: 'AccountState',
    ends: 'TerminatesUtc',
    trail: {
      list: 'Hierarchy',
      title: 'DisplayName',
      icon: 'AccountType',
      open: go('/account/$accountId', { accountId: row('AccountId') }),
    },
    facts: [
      { field: 'AccountIdentificator', as: 'Identifier', title: 'Number' },
      { field: 'Country', as: 'Country' },
      { field: 'Currency', as: 'Text' },
      { field: 'CreatedUtc', as: 'Date', title: 'Created' },
      { field: 'LastLogonUtc', as: 'TimeAgo', title: 'Last sign-in' },
    ],
  },
);
