/** From one record of a sale to all others: a chain from the order to the invoices, and what was sold and billed from day to day. */
import { type BindingScope, type Block, chain, go, lanes, list, param, part, row, stack, table } from '#define';
import GetTrace from '../../operations/Account/GetTrace.ts';

type Scope = BindingScope<{
  accountId?: string;
  orderId?: string;
  requestId?: string;
  spanId?: string;
  lineId?: string;
  customChargeId?: string;
  invoiceId?: string;
}>;

const from = {
  accountId: param('accountId'),
  orderId: param('orderId'),
  requestId: param('requestId'),
  spanId: param('spanId'),
  lineId: param('lineId'),
  customChargeId: param('customChargeId'),
  invoiceId: param('invoiceId'),
} as const;

export const trace: Block<Scope> = stack<Scope>(
  chain<Scope>(
    list(part(GetTrace, 'Orders'), from, {
      title: 'Orders',
      name: 'OrderNumber',
      icon: 'shopping-cart',
      facts: [
        { field: 'Quantity', as: 'Number' },
        { field: 'OrderDateUtc', as: 'Date' },
      ],
      open: go('/order/$orderId', { orderId: row('OrderId') }),
      empty: 'No order that you see.',
    }),
    list(part(GetTrace, 'Orders'), from, {
      title: 'Decisions',
      name: 'Decision',
      icon: 'checklist',
      facts: [{ field: 'UpdatedBy', title: 'by' }],
      open: go('/order/$orderId', { orderId: row('OrderId') }),
      empty: 'Nothing was decided that you see.',
    }),
    list(part(GetTrace, 'Requests'), from, {
      title: 'Requests to vendors',
      name: 'OrderAction',
      icon: 'plug',
      facts: [
        { field: 'Quantity', as: 'Number' },
        { field: 'State', as: 'Status' },
        { field: 'SubscriptionId', as: 'Identifier' },
      ],
      open: go('/provisioning/$requestId', { requestId: row('RequestId') }),
      fault: 'IsFaulty',
      empty: 'None, or not visible to you.',
    }),
    list(part(GetTrace, 'Spans'), from, {
      title: 'What runs',
      name: 'Fee',
      icon: 'calendar',
      facts: [
        { field: 'Quantity', as: 'Number' },
        { field: 'From', as: 'Date', title: 'From' },
      ],
      open: go('/account/$accountId', { accountId: row('Account.AccountId') }),
      empty: 'Nothing runs yet.',
    }),
    list(part(GetTrace, 'Lines'), from, {
      title: 'Lines of bills',
      name: 'What',
      icon: 'clipboard-list',
      facts: [{ field: 'Period' }, { field: 'Amount', as: 'Money', currency: 'Currency' }],
      fault: 'IsFaulty',
      open: go('/invoice/$invoiceId', { invoiceId: row('InvoiceId') }),
      empty: 'Nothing was billed yet.',
    }),
    list(part(GetTrace, 'Invoices'), from, {
      title: 'Invoices',
      name: 'InvoiceNumber',
      icon: 'file-invoice',
      facts: [{ field: 'Period' }],
      open: go('/invoice/$invoiceId', { invoiceId: row('InvoiceId') }),
      empty: 'Nothing was billed yet.',
    }),
  ),
  lanes(part(GetTrace, 'Lanes'), from, {
    title: 'By day',
    text: 'Quantity and amount that each record holds',
    lane: 'Lane',
    note: 'Note',
    from: 'From',
    to: 'To',
    label: 'Label',
    tone: 'Tone',
    estimate: 'IsEstimate',
    across: 'IsDrift',
    open: [
      go('/invoice/$invoiceId', { invoiceId: row('InvoiceId') }),
      go('/order/$orderId', { orderId: row('OrderId') }),
      go('/drift/$driftId', { driftId: row('DriftId') }),
    ],
    empty: 'Choose one subscription to see its days.',
  }),
  table(part(GetTrace, 'Spans'), from, {
    title: 'Quantities by day',
    columns: [
      { field: 'Account', as: 'AccountLink', title: 'Subscription', width: 240 },
      { field: 'Fee', width: 220 },
      { field: 'Quantity', as: 'Number', width: 100 },
      { field: 'From', as: 'Date', title: 'From', width: 130 },
      { field: 'To', as: 'Date', title: 'Until', width: 130 },
    ],
    empty: 'Nothing runs yet.',
  }),
  table(part(GetTrace, 'Lines'), from, {
    title: 'Billed by day',
    columns: [
      { field: 'What', title: 'Fee', width: 200 },
      { field: 'Period', width: 140 },
      { field: 'From', as: 'Date', title: 'From', width: 120 },
      { field: 'To', as: 'Date', title: 'Until', width: 120 },
      { field: 'Quantity', as: 'Number', width: 100 },
      { field: 'Amount', as: 'Money', currency: 'Currency', width: 130 },
      { field: 'Seller', width: 220 },
      { field: 'Buyer', title: 'Customer', width: 240 },
      { field: 'InvoiceNumber', as: 'Identifier', title: 'Invoice', width: 150 },
    ],
    open: go('/invoice/$invoiceId', { invoiceId: row('InvoiceId') }),
    empty: 'Nothing was billed yet.',
  }),
);
