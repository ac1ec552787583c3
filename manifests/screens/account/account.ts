/** Account view: the values of the layout that the server sends, read and edited in place (ROUTE-31, VIEW, SOLO-9 to SOLO-11). */

import { constant, param, row } from '../../../src/define/binding/binding.ts';
import { form } from '../../../src/define/blocks/form.ts';
import { view } from '../../../src/define/blocks/view.ts';
import { layout } from '../../../src/define/fields/form-fields.ts';
import { screen } from '../../../src/define/screen.ts';
import GetViewLayout from '../../operations/Account/GetViewLayout.ts';
import LoadAccountById from '../../operations/Account/LoadAccountById.ts';
import SaveAccount from '../../operations/Account/SaveAccount.ts';
import { accountActions } from './actions.block.ts';
import { accountHeader } from './header.block.ts';
import { impersonate } from './impersonate.block.ts';

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
      actions: [impersonate, ...accountActions],
      save: form(SaveAccount, { accountId: row('AccountId') }, { fields: ['values'], message: 'Account saved' }),
    },
  ),
});
