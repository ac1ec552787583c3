/** How much was changed, day by day. */
import { chart, constant, panel, session } from '#define';
import GetAuditEntriesByDay from '../operations/Account/GetAuditEntriesByDay.ts';

export default panel({
  title: 'Changes by day',
  icon: 'chart-bar',
  help: 'Chart, 30 days',
  place: 100,
  width: 2,
  body: chart(
    GetAuditEntriesByDay,
    { accountId: session('CompanyAccount.AccountId'), mode: constant('audit') },
    {
      by: 'Day',
      value: 'Entries',
      per: 'day',
      title: 'Changes in your company and below, in 30 days',
      empty: 'Nothing has happened in 30 days.',
    },
  ),
});
