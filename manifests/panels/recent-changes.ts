/** What was changed last. */
import { constant, panel, session, table } from '#define';
import GetAuditLog from '../operations/Account/GetAuditLog.ts';

export default panel({
  title: 'Recent changes',
  icon: 'history',
  help: 'Audit log, the last six',
  place: 90,
  width: 2,
  body: table(
    GetAuditLog,
    { accountId: session('CompanyAccount.AccountId'), mode: constant('audit'), limit: constant(6) },
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
});
