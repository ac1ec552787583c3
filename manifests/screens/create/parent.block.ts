/** Where a new account is to stand: only accounts under which the person may make one (SOLO-36). */

import { constant, options } from '#define';
import GetParentAccounts from '../../operations/Account/GetParentAccounts.ts';

type CreatedType = 'User' | 'Department' | 'Company' | 'Reseller';

export const parentField = (accountType: CreatedType) =>
  ({
    field: 'parentAccountId',
    title: 'Belongs to',
    options: options(
      GetParentAccounts,
      { accountType: constant(accountType) },
      { value: 'AccountId', label: 'DisplayName', note: 'Above', text: 'options.filter' },
    ),
  }) as const;
