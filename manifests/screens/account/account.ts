/** Account view: the values of the layout that the server sends, read and edited in place (ROUTE-31, VIEW, SOLO-9 to SOLO-11). */

import { constant, editRecord, layout, param, row, screen, view } from '#define';
import GetViewLayout from '../../operations/Account/GetViewLayout.ts';
import LoadAccountById from '../../operations/Account/LoadAccountById.ts';
import SaveAccount from '../../operations/Account/SaveAccount.ts';
import { accountActions } from './actions.block.ts';
import { accountHeader } from './header.block.ts';
import { impersonate, viewAs } from './impersonate.block.ts';

export default screen('/account/$accountId', {
  title: 'Account',
  header: accountHeader,
  tab: { title: 'View', order: 1 },
  body: view(
    LoadAccountById,
    { accountId: param('accountId') },
    {
      layout: layout(GetViewLayout, {
        accountType: row('AccountType'),
        viewName: constant('General'),
        productName: row('ProductName'),
      }),
      values: { from: 'Views', key: 'General' },
      actions: [viewAs, impersonate, ...accountActions],
      save: editRecord(
        SaveAccount,
        { accountId: row('AccountId'), version: row('Version') },
        { changes: 'values', message: 'Account saved' },
      ),
    },
  ),
});
