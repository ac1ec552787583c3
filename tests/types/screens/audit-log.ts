/** Example: the audit log (ROUTE-36), a table with filters and a file to take away. */
import { download } from '../../../src/define/action.ts';
import { constant, param } from '../../../src/define/binding.ts';
import { lookup } from '../../../src/define/lookup.ts';
import { screen } from '../../../src/define/screen.ts';
import { table } from '../../../src/define/table.ts';
import { ExportAuditLog, GetAuditLog, SearchAccounts } from '../operations/account.ts';
import { accountHead } from './account-head.ts';

export const auditLog = screen('/account/$accountId/audit-log', {
  title: 'Audit log',
  head: accountHead,
  tab: { title: 'Audit log', order: 4, when: { properties: { AccountType: { enum: ['Company', 'Reseller'] } } } },
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
      refresh: { on: ['Written'], every: 60 },
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
