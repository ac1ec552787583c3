/** Usage: what was used day by day at an account and below it, of what is paid by use. */
import { anyOf, can, go, inContext, param, row, screen, table, where } from '#define';
import GetUsage from '../../operations/Provisioning/GetUsage.ts';
import { accountHeader } from './header.block.ts';

export default screen('/account/$accountId/usage', {
  title: 'Usage',
  header: accountHeader,
  needs: anyOf(can('ONLINEBILL', 'Read'), can('PROVISIONING_REQUEST', 'Read'), can('BILLING_PROVISIONING', 'Read')),
  tab: {
    title: 'Usage',
    order: 46,
    when: where({ AccountType: ['Company', 'Reseller', 'Department', 'Product'] }),
  },
  body: table(
    GetUsage,
    { accountId: param('accountId') },
    {
      columns: [
        { field: 'Day', as: 'Date', title: 'Day', width: 140 },
        { field: 'Account', title: 'Subscription', width: 240 },
        { field: 'Fee', width: 220 },
        { field: 'Quantity', as: 'Number', title: 'Used', width: 150 },
        { field: 'Unit', width: 110 },
        { field: 'Billed', as: 'Number', title: 'Billed so far', width: 200 },
        { field: 'BilledIn', as: 'Number', title: 'Month of the bill', hidden: true },
        { field: 'ReceivedUtc', as: 'DateTimeUtc', title: 'Told by the vendor', hidden: true },
      ],
      sort: { field: 'Day', direction: 'DESC' },
      sortable: ['Day', 'Account', 'Quantity'],
      filters: [
        { field: 'options.filter', title: 'Find by subscription or fee' },
        { field: 'from', as: 'Date', title: 'From' },
        { field: 'to', as: 'Date', title: inContext('To', 'end of a period') },
      ],
      open: go('/account/$accountId', { accountId: row('AccountId') }),
      empty: 'Nothing that is paid by use was told of yet. Vendors are asked each night.',
    },
  ),
});
