/** Example: the audit log (ROUTE-36), a table with filters and a file to take away. */

import { constant, download, lookup, param, screen, table, where } from '#define';
import { ExportAuditLog, GetAuditLog, SearchAccounts } from '../operations/account.ts';
import { accountHeader } from './account-header.ts';

export const auditLog = screen('/account/$accountId/audit-log', {
  title: 'Audit log',
  header: accountHeader,
  tab: { title: 'Audit log', order: 4, when: where({ AccountType: ['Company', 'Reseller'] }) },
  body: table(
    GetAuditLog,
    { accountId: param('accountId'), mode: constant('audit') },
    {
      columns: [
        'Event',
        'Target',
        { field: 'User.DisplayName', title: 'User' },
        { field: 'TimeUtc', as: 'DateTimeUtc', width: 160 },
        { field: 'User.UserAccountId', title: 'User number', hidden: true },
      ],
      filters: [
        {
          field: 'limit',
          title: 'Account',
          lookup: lookup(
            SearchAccounts,
            { targetRoot: param('accountId') },
            { text: 'searchString', value: 'AccountId', label: 'DisplayName', icon: 'AccountType' },
          ),
        },
        'from',
        { field: 'to', as: 'DateTimeUtc', title: 'Until' },
        'options.filter',
      ],
      sort: { field: 'TimeUtc', direction: 'DESC' },
      sortable: ['Event', 'User.DisplayName', 'TimeUtc'],
      refresh: { every: 60 },
      empty: 'Nothing was logged yet',
      toolbar: [
        download(
          ExportAuditLog,
          { accountId: param('accountId'), mode: constant('audit') },
          { label: 'Export', ask: ['format'] },
        ),
      ],
    },
  ),
});
