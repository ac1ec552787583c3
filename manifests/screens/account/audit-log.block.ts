/** The audit log's table: one block for the log of an account and the log of a user (ROUTE-36, ROUTE-37, A-27). */

import { type BindingScope, type Block, constant, download, inContext, param, table } from '#define';
import ExportAuditLog from '../../operations/Account/ExportAuditLog.ts';
import GetAuditLog from '../../operations/Account/GetAuditLog.ts';

export const auditLog = (mode: 'audit' | 'user'): Block<BindingScope<{ accountId: string }>> => {
  const input = { accountId: param('accountId'), mode: constant(mode) };
  return table(GetAuditLog, input, {
    columns: [
      { field: 'Event', width: 248 },
      { field: 'Target', as: 'AccountLink', width: 280 },
      { field: 'User', as: 'AccountLink', width: 200 },
      { field: 'TimeUtc', as: 'DateTimeUtc', title: 'Time UTC' },
      'Details',
      { field: 'Impersonator', as: 'AccountLink', title: 'On behalf', hidden: true },
    ],
    sort: { field: 'TimeUtc', direction: 'DESC' },
    sortable: ['Event', 'TimeUtc'],
    filters: [
      { field: 'options.filter', title: 'Find in this log' },
      { field: 'event', title: 'Event' },
      { field: 'target', title: 'Target' },
      { field: 'user', title: 'User' },
      { field: 'from', as: 'DateTimeUtc', title: 'From' },
      { field: 'to', as: 'DateTimeUtc', title: inContext('To', 'end of a period') },
    ],
    empty: 'Nothing has happened here yet. Every change and every sign-in will be listed.',
    toolbar: [
      download(
        ExportAuditLog,
        { ...input, format: constant('xlsx') },
        { label: 'Whole log as XLSX', icon: 'download' },
      ),
      download(ExportAuditLog, { ...input, format: constant('csv') }, { label: 'Whole log as CSV', icon: 'download' }),
    ],
  });
};
