/** The requests to vendors that need somebody, and why (SOLO-2). */
import { anyOf, can, constant, go, link, panel, row, table } from '#define';
import GetRequests from '../operations/Provisioning/GetRequests.ts';

export default panel({
  title: 'Requests that need attention',
  icon: 'alert-triangle',
  help: 'The first four that have failed',
  place: 86,
  width: 2,
  needs: anyOf(can('FAILED_PROVISIONING', 'Read'), can('FAILED_PROVISIONING_OWNED', 'Read')),
  body: table(
    GetRequests,
    { states: constant(['Failed', 'Escalated']), limit: constant(4) },
    {
      columns: [
        { field: 'ProductName', title: 'Service', width: 190 },
        { field: 'Company', title: 'Company', width: 140 },
        { field: 'State', as: 'Status', title: 'Status', width: 150 },
        { field: 'ErrorMessage', title: 'What the vendor says', width: 150 },
      ],
      open: go('/provisioning/$requestId', { requestId: row('RequestId') }),
      toolbar: [link('View all', go('/provisioning?states', { states: constant('Failed,Escalated') }))],
      empty: 'No vendor has refused anything.',
    },
  ),
});
