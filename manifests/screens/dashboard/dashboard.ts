/** Dashboard: where everybody lands; each tile shows only to who may make its call (SOLO-1 to SOLO-5). */
import { go, open } from '../../../src/define/action.ts';
import { constant, row, session } from '../../../src/define/binding.ts';
import { board } from '../../../src/define/layout.ts';
import { screen } from '../../../src/define/screen.ts';
import { table } from '../../../src/define/table.ts';
import { view } from '../../../src/define/view.ts';
import GetAccountTree from '../../operations/Account/GetAccountTree.ts';
import GetAuditLog from '../../operations/Account/GetAuditLog.ts';
import GetSupportDetails from '../../operations/Account/GetSupportDetails.ts';
import LoadAccountById from '../../operations/Account/LoadAccountById.ts';

const ownCompany = { accountId: session('CompanyAccount.AccountId') };

export default screen('/dashboard', {
  title: 'Dashboard',
  body: board(
    {
      title: 'Your company',
      width: 1,
      body: view(LoadAccountById, ownCompany, {
        layout: [
          {
            title: '',
            fields: [
              { field: 'DisplayName', title: 'Name' },
              { field: 'AccountType', as: 'AccountType', title: 'Type' },
              { field: 'AccountIdentificator', as: 'Identifier', title: 'Number' },
              { field: 'Country', as: 'Country' },
              { field: 'Currency', as: 'Currency' },
            ],
          },
        ],
        actions: [open(go('/account/$accountId', { accountId: row('AccountId') }), { label: 'Open account' })],
      }),
    },
    {
      title: 'Recent changes',
      width: 2,
      body: table(
        GetAuditLog,
        { ...ownCompany, mode: constant('audit'), limit: constant(6) },
        {
          columns: [
            'Event',
            { field: 'Target', as: 'AccountLink', width: 200 },
            { field: 'User', as: 'AccountLink', width: 200 },
            { field: 'TimeUtc', as: 'TimeAgo', title: 'When' },
          ],
          empty: 'Nothing has happened yet.',
        },
      ),
    },
    {
      title: 'Below your company',
      width: 2,
      body: table(
        GetAccountTree,
        { ...ownCompany, limit: constant(6) },
        {
          icon: 'AccountType',
          columns: [
            { field: 'DisplayName', title: 'Name' },
            { field: 'AccountState', as: 'Status', title: 'Status' },
            { field: 'LastLogonUtc', as: 'TimeAgo', title: 'Last sign-in' },
          ],
          open: go('/account/$accountId', { accountId: row('AccountId') }),
          empty: 'There is no account below your company.',
        },
      ),
    },
    {
      title: 'Support',
      width: 1,
      body: view(
        GetSupportDetails,
        {},
        {
          layout: [
            {
              title: '',
              fields: [
                { field: 'SupportPhoneNumber', as: 'Phone', title: 'Phone' },
                { field: 'SupportTechnicalEmail', as: 'Email', title: 'Email' },
                { field: 'SupportWorkingDaysRegular', title: 'Working days' },
                { field: 'SupportWorkingHoursRegular', title: 'Working hours' },
              ],
            },
          ],
        },
      ),
    },
  ),
});
