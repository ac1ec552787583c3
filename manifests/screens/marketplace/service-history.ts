/** What was changed of a service: who, when, from what to what. */
import { can, inContext, param, screen, table } from '#define';
import GetServiceHistory from '../../operations/ServiceManagement/GetServiceHistory.ts';
import { ownServiceHeader } from './own-service-header.block.ts';

export default screen('/service-tool/$serviceId/history?find?&sort?&page?&size?', {
  title: 'History',
  header: ownServiceHeader,
  tab: { title: 'History', order: 90 },
  needs: can('MY_SERVICES', 'Read'),
  body: table(
    GetServiceHistory,
    { serviceId: param('serviceId') },
    {
      columns: [
        { field: 'ChangedUtc', as: 'DateTimeUtc', title: 'When', width: 170 },
        { field: 'UserName', title: 'User', width: 160 },
        { field: 'ImpersonatorName', title: 'Really done by', hidden: true },
        { field: 'Event', width: 150, hidden: true },
        { field: 'Kind', title: 'What happened', width: 120 },
        { field: 'Field', title: 'What', width: 150 },
        { field: 'Language', width: 110 },
        { field: 'What', title: 'Of what', width: 160 },
        { field: 'Before', width: 220 },
        { field: 'After', width: 220 },
      ],
      sortable: ['ChangedUtc', 'UserName'],
      filters: [
        { field: 'options.filter', title: 'Find a change' },
        { field: 'from', as: 'DateTimeUtc', title: 'From' },
        { field: 'to', as: 'DateTimeUtc', title: inContext('To', 'end of a period') },
      ],
      empty: 'Nothing has been changed yet.',
    },
  ),
});
