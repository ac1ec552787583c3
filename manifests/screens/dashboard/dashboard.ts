/** Dashboard: where everybody lands; each tile shows only to who may make its call (SOLO-1 to SOLO-5). */

import { board, can, chart, constant, count, go, link, menuLinks, row, screen, session, table, view } from '#define';
import GetAccountTree from '../../operations/Account/GetAccountTree.ts';
import GetAuditEntriesByDay from '../../operations/Account/GetAuditEntriesByDay.ts';
import GetAuditLog from '../../operations/Account/GetAuditLog.ts';
import GetSupportDetails from '../../operations/Account/GetSupportDetails.ts';
import GetCurrentUser from '../../operations/Authorization/GetCurrentUser.ts';
import GetJobs from '../../operations/Job/GetJobs.ts';

const ownCompany = { accountId: session('CompanyAccount.AccountId') };

export default screen('/dashboard', {
  title: 'Dashboard',
  body: board(
    {
      title: 'Changes by day',
      width: 2,
      body: chart(
        GetAuditEntriesByDay,
        { ...ownCompany, mode: constant('audit') },
        {
          by: 'Day',
          value: 'Entries',
          per: 'day',
          title: 'Changes in your company and below, in 30 days',
          empty: 'Nothing has happened in 30 days.',
        },
      ),
    },
    {
      title: 'Your company',
      width: 1,
      // From the session: not everybody may load the company's account.
      body: view(
        GetCurrentUser,
        {},
        {
          fields: [
            { field: 'CompanyAccount.DisplayName', title: 'Name' },
            { field: 'CompanyAccount.AccountType', as: 'AccountType', title: 'Type' },
            { field: 'CompanyAccount.Country', as: 'Country' },
            { field: 'CompanyAccount.Currency', as: 'Currency' },
          ],
          actions: [
            link('Open account', go('/account/$accountId', { accountId: row('CompanyAccount.AccountId') }), {
              may: 'MayReadCompany',
            }),
          ],
        },
      ),
    },
    {
      title: 'New',
      width: 1,
      body: menuLinks('New'),
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
            { field: 'Target', as: 'AccountLink', width: 190 },
            { field: 'User', as: 'AccountLink', width: 190 },
            { field: 'TimeUtc', as: 'TimeAgo', title: 'When' },
          ],
          empty: 'Nothing has happened yet.',
        },
      ),
    },
    {
      title: 'Below your company',
      needs: can('COMPANY_ACCOUNT', 'Read'),
      width: 2,
      body: table(
        GetAccountTree,
        { ...ownCompany, limit: constant(6) },
        {
          icon: 'AccountType',
          columns: [
            { field: 'DisplayName', title: 'Name' },
            { field: 'AccountState', as: 'Status', title: 'Status', ends: 'TerminatesUtc', width: 176 },
            { field: 'LastLogonUtc', as: 'TimeAgo', title: 'Last sign-in', width: 168 },
          ],
          open: go('/account/$accountId', { accountId: row('AccountId') }),
          empty: 'There is no account below your company.',
        },
      ),
    },
    {
      title: 'Work in progress',
      body: count(
        GetJobs,
        { states: constant(['Queued', 'Running']), limit: constant(1) },
        { title: 'Work in progress', open: go('/jobs', {}) },
      ),
    },
    {
      title: 'Failed work',
      body: count(
        GetJobs,
        { states: constant(['Failed']), limit: constant(1) },
        { title: 'Failed work', open: go('/jobs', {}) },
      ),
    },
    {
      title: 'Support',
      width: 1,
      body: view(
        GetSupportDetails,
        {},
        {
          fields: [
            { field: 'SupportPhoneNumber', as: 'Phone', title: 'Phone' },
            { field: 'SupportTechnicalEmail', as: 'Email', title: 'E-mail' },
            { field: 'SupportWorkingDaysRegular', as: 'Weekdays', title: 'Working days' },
            { field: 'SupportWorkingHoursRegular', title: 'Working hours' },
          ],
        },
      ),
    },
  ),
});
