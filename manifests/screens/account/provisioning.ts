/** Account provisioning: what vendors were asked for at an account and below it (ROUTE-33, ROUTE-34). */
import { anyOf, can, constant, go, inContext, param, row, screen, table, where } from '#define';
import GetRequests from '../../operations/Provisioning/GetRequests.ts';
import { requestColumns, requestList } from '../orders/request-rows.block.ts';
import { accountHeader } from './header.block.ts';

const [service, ...others] = requestColumns;

export default screen('/account/$accountId/provisioning', {
  title: inContext('Provisioning', 'by vendors'),
  header: accountHeader,
  needs: anyOf(
    can('PROVISIONING_REQUEST', 'Read'),
    can('PROVISIONING_REQUEST_OWNED', 'Read'),
    can('FAILED_PROVISIONING', 'Read'),
    can('FAILED_PROVISIONING_OWNED', 'Read'),
  ),
  tab: {
    title: inContext('Provisioning', 'by vendors'),
    order: 47,
    when: where({ AccountType: ['Company', 'Reseller', 'Department', 'Product'] }),
  },
  body: table(
    GetRequests,
    { accountId: param('accountId'), isCounted: constant(true) },
    {
      columns: [service, ...others, { field: 'Account', title: 'Subscription', hidden: true }],
      remark: 'Account',
      sort: { field: 'CreatedUtc', direction: 'DESC' },
      ...requestList,
      open: go('/provisioning/$requestId', { requestId: row('RequestId') }),
      empty: 'Nothing has been asked of vendors for this account.',
    },
  ),
});
