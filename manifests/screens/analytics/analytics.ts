/** What people do in the portal who have agreed to its being counted (ANALYT-01 to ANALYT-07). */

import { screen, table } from '#define';
import GetEvents from '../../operations/Analytics/GetEvents.ts';

export default screen('/analytics', {
  title: 'Usage',
  menu: { group: 'Profile', order: 62, icon: 'chart-bar' },
  body: table(
    GetEvents,
    {},
    {
      columns: [
        { field: 'Name', title: 'Event', width: 200 },
        { field: 'SearchText', title: 'Searched for', width: 220 },
        { field: 'AccountsCount', title: 'Accounts found' },
        { field: 'ServicesCount', title: 'Services found' },
        { field: 'Kind', title: 'Opened' },
        { field: 'Id', title: 'Number', hidden: true },
        { field: 'AccountName', title: 'Company', width: 220 },
        { field: 'ImpersonatorId', title: 'On behalf', hidden: true },
        { field: 'CreatedUtc', as: 'TimeAgo', title: 'Time' },
      ],
      sort: { field: 'CreatedUtc', direction: 'DESC' },
      filters: [
        { field: 'options.filter', title: 'Find by text or company' },
        { field: 'names', title: 'Event', display: 'toggles' },
      ],
      refresh: { every: 30 },
      empty: 'Nothing has been counted yet. Only what people agreed to is.',
    },
  ),
});
