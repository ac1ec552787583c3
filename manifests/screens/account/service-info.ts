/** Service info: what runs, for how long, what is paid for it, and what can be changed of it (ROUTE-40). */
import { action, can, inContext, param, part, row, screen, table, view, where } from '#define';
import GetSubscription from '../../operations/Account/GetSubscription.ts';
import SetSubscriptionPrice from '../../operations/Account/SetSubscriptionPrice.ts';
import { accountHeader } from './header.block.ts';
import { subscriptionActions } from './subscription-actions.block.ts';

const accountId = param('accountId');

export default screen('/account/$accountId/service-info', {
  title: 'Service info',
  header: accountHeader,
  needs: can('SUBSCRIPTION', 'Read'),
  tab: { title: 'Service info', order: 2, when: where({ AccountType: 'Product' }) },
  body: view(
    GetSubscription,
    { accountId },
    {
      sections: [
        {
          title: 'Subscription',
          hideEmpty: true,
          fields: [
            { field: 'Service' },
            { field: 'Vendor' },
            { field: 'State', as: 'Status' },
            { field: 'Hindrance', title: 'At the moment' },
            { field: 'Quantity', as: 'Number' },
            { field: 'NextQuantity', as: 'Number', title: 'Quantity from the next term on' },
            { field: 'VendorReference', title: 'Number at the vendor' },
            { field: 'UpgradedFrom', title: 'Upgraded from' },
          ],
        },
        {
          title: 'Term',
          hideEmpty: true,
          fields: [
            { field: 'CommitmentMonths', as: 'Number', title: 'Months' },
            { field: 'Billing', title: 'Payment' },
            { field: 'RenewalMode', title: 'At the end of the term' },
            { field: 'StartDate', as: 'Date', title: 'Runs since' },
            { field: 'TermStartDate', as: 'Date', title: 'Term began' },
            { field: 'TermEndDate', as: 'Date', title: 'Next term begins' },
            { field: 'LockEndDate', as: 'Date', title: inContext('Locked until', 'of a term') },
            { field: 'ProtectedUntilDate', as: 'Date', title: 'Prices protected until' },
          ],
        },
        {
          title: 'Payment',
          hideEmpty: true,
          fields: [
            { field: 'Buyer', title: 'Paid by' },
            { field: 'Seller', title: 'Ordered from' },
            { field: 'EachMonth', as: 'Money', currency: 'Currency', title: 'Each month' },
          ],
        },
      ],
      actions: subscriptionActions,
      below: table(
        part(GetSubscription, 'Fees'),
        { accountId },
        {
          title: 'Fees',
          columns: [
            { field: 'Name', title: 'Fee', width: 240 },
            { field: 'Units', as: 'Number', title: 'Units', width: 90 },
            { field: 'Amount', as: 'Money', currency: 'Currency', title: 'Price each month', width: 150 },
            { field: 'Kind', title: 'Price from', width: 130 },
            { field: 'HoldsUntil', as: 'Date', title: 'Holds until', width: 130 },
            { field: 'PlannedAmount', as: 'Money', currency: 'Currency', title: 'Then', width: 130 },
            { field: 'PlannedFrom', as: 'Date', title: 'From', width: 130 },
          ],
          actions: [
            action(
              SetSubscriptionPrice,
              { accountId, itemId: row('ItemId'), version: row('Version') },
              {
                label: 'Set own price',
                icon: 'pencil',
                may: 'MaySetPrice',
                ask: [
                  {
                    field: 'amount',
                    as: 'Money',
                    currency: row('Currency'),
                    title: 'Price of a unit each month',
                    help: 'Left empty, the pricelist holds again.',
                  },
                  {
                    field: 'fromDate',
                    as: 'Date',
                    title: 'From',
                    help: 'The first day of a month that is not billed. Left empty, the earliest.',
                  },
                  { field: 'note', as: 'MultilineText', title: 'Note' },
                ],
                start: { amount: row('Amount') },
                message: 'The price is set',
              },
            ),
          ],
          empty: 'There is nothing to pay, or you may not see what is paid.',
        },
      ),
    },
  ),
});
