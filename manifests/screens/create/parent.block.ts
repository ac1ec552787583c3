/** Where a new account is to stand: only accounts under which the person may make one (SOLO-36). */

import { type BindingScope, constant, options, param, where } from '#define';
import GetParentAccounts from '../../operations/Account/GetParentAccounts.ts';

type CreatedType = 'User' | 'Department' | 'Company' | 'Reseller';

export const parentField = (accountType: CreatedType) =>
  ({
    field: 'parentAccountId',
    title: 'Belongs to',
    options: options(
      GetParentAccounts,
      { accountType: constant(accountType) },
      {
        value: 'AccountId',
        label: 'DisplayName',
        note: 'Above',
        text: 'options.filter',
        chosen: 'accountId',
        start: where({ IsOwn: true }),
      },
    ),
  }) as const;

/** The address of a create screen may name the account that the new one is to stand below. */
export type CreateScope = BindingScope<{ parentAccountId?: string }>;
export const startBelow = { parentAccountId: param('parentAccountId') };
