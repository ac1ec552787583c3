/** What an account pays for a month: its sums, and its rows by who pays (ROUTE-38, ENT-22, CALL-077). */
import {
  type BindingScope,
  type Block,
  can,
  choosing,
  constant,
  download,
  param,
  row,
  stack,
  table,
  view,
} from '#define';
import pricingErrors from '../../../src/rules/errors/pricing.ts';
import GetIntervals from '../../operations/Account/GetIntervals.ts';
import GetOnlineBillReport from '../../operations/Account/GetOnlineBillReport.ts';
import RequestOnlineBill from '../../operations/Account/RequestOnlineBill.ts';

const account = { accountId: param('accountId') } as const;
const month = { ...account, intervalId: row('IntervalId'), currency: row('Currency') } as const;
const prices = can('BILLING_SHOWPRODUCTPRICE', 'Read');
const margin = can('BILLING_SHOWPRODUCTPRICE_MARGIN', 'Read');
const money = { as: 'Money', currency: 'Currency' } as const;
/** Absent, and so not shown, for whoever may not read what is paid. */
const total = { as: 'Money', currency: 'Totals.Currency' } as const;

export const bill: Block<BindingScope<{ accountId: string }>> = choosing(GetIntervals, account, {
  title: 'Month',
  place: 'interval',
  value: 'IntervalId',
  of: 'Label',
  notice: 'Notice',
  failed: pricingErrors['ERR-15'],
  body: stack(
    view(
      GetOnlineBillReport,
      { ...month, limit: constant(1) },
      {
        sections: [
          {
            title: 'Sums',
            hideEmpty: true,
            inLine: true,
            fields: [
              { field: 'Totals.ToPay', title: 'To pay', ...total },
              { field: 'Totals.Indirect', title: 'Paid by customers', ...total },
              { field: 'Totals.Monthly', title: 'Monthly', ...total },
              { field: 'Totals.Yearly', title: 'Yearly, prepaid', ...total },
              { field: 'Totals.OneTime', title: 'One-time', ...total },
              { field: 'Totals.LinesCount', as: 'Number', title: 'Rows' },
            ],
          },
        ],
      },
    ),
    table(GetOnlineBillReport, month, {
      columns: [
        { field: 'Name', title: 'Customer and service', width: 240 },
        { field: 'Fee', width: 160 },
        { field: 'Covers', width: 170 },
        { field: 'Quantity', as: 'Number', width: 90 },
        { field: 'UnitPrice', ...money, title: 'Unit price', needs: prices, width: 120 },
        { field: 'Cost', ...money, needs: margin, total: 'sum', width: 130 },
        { field: 'SalesPrice', ...money, title: 'Amount', needs: prices, total: 'sum', width: 130 },
        { field: 'MarginPercent', as: 'Percent', title: 'Margin', needs: margin, width: 90 },
        { field: 'RemainingCommitment', ...money, title: 'Remaining commitment', needs: prices, width: 170 },
        { field: 'Account', title: 'Subscription', hidden: true },
        { field: 'Customer', title: 'Paid by', hidden: true },
        { field: 'Interval', title: 'Payment', hidden: true },
        { field: 'LinesCount', as: 'Number', title: 'Rows', hidden: true },
      ],
      sortable: ['Name', 'SalesPrice'],
      filters: [
        { field: 'options.filter', title: 'Find a row' },
        { field: 'billingInterval', title: 'Payment', display: 'toggles' },
        { field: 'groupByCustomers', title: 'Group by customer', display: 'switch', always: true },
        { field: 'hideIndirectPayments', title: 'Without indirect payments', display: 'switch', always: true },
      ],
      toolbar: [
        download(
          RequestOnlineBill,
          { ...month, format: constant('xlsx') },
          { label: 'Whole month as XLSX', icon: 'download' },
        ),
        download(
          RequestOnlineBill,
          { ...month, format: constant('csv') },
          { label: 'Whole month as CSV', icon: 'download' },
        ),
      ],
      tree: { children: { below: row('RowId') }, more: 'HasLines' },
      totals: 'Totals',
      empty: 'Nothing is billed for this month.',
    }),
  ),
});
