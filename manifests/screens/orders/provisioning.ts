/** Provisioning: what vendors were asked for, those first that need somebody (ROUTE-29, NAV-11, PROV rows). */
import { anyOf, can, constant, go, inContext, row, screen, table } from '#define';
import GetRequests from '../../operations/Provisioning/GetRequests.ts';
import { requestColumns, requestList } from './request-rows.block.ts';

const [service, ...others] = requestColumns;

export default screen('/provisioning?states?', {
  title: inContext('Provisioning', 'by vendors'),
  menu: { group: 'Orders', order: 5 },
  needs: anyOf(can('FAILED_PROVISIONING', 'Read'), can('FAILED_PROVISIONING_OWNED', 'Read')),
  body: table(
    GetRequests,
    { isCounted: constant(true) },
    {
      columns: [service, ...others, { field: 'Company', title: 'Customer', hidden: true }],
      remark: 'Company',
      sort: { field: 'State', direction: 'ASC' },
      ...requestList,
      open: go('/provisioning/$requestId', { requestId: row('RequestId') }),
      empty: 'Nothing has been asked of vendors yet.',
    },
  ),
});
