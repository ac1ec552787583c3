/** What a trace can begin with, where the address names nothing: orders and invoices, the newest first, each found by its number. */
import { constant, facts, go, row, session, stack, table, tabs } from '#define';
import GetInvoices from '../../operations/Account/GetInvoices.ts';
import GetMyOrders from '../../operations/Account/GetMyOrders.ts';
import { invoiceColumns, invoiceList } from '../account/invoice-rows.block.ts';

const address = '/trace?accountId?&orderId?&requestId?&spanId?&lineId?&customChargeId?&invoiceId?';
const own = { accountId: session('CompanyAccount.AccountId') } as const;
const { sortable, filters } = invoiceList;

export const traceStart = stack(
  facts({
    title: 'What is to be traced?',
    text: 'Choose an order or an invoice to see what led to it and what came of it. Subscriptions, requests and lines of bills lead here as well.',
  }),
  tabs(
    {
      title: 'Orders',
      body: table(
        GetMyOrders,
        {},
        {
          columns: [
            { field: 'OrderNumber', as: 'Identifier', title: 'Order', width: 120 },
            { field: 'Services', width: 260 },
            { field: 'ParentAccount', title: 'For', width: 220 },
            { field: 'Status', as: 'Status', width: 140 },
            { field: 'OrderDateUtc', as: 'TimeAgo', title: 'Ordered', width: 140 },
          ],
          sortable: ['Status', 'OrderDateUtc'],
          filters: [
            { field: 'options.filter', title: 'Find an order' },
            { field: 'states', title: 'Status', display: 'toggles' },
          ],
          open: go(address, { orderId: row('OrderId') }),
          empty: 'Nothing has been ordered yet.',
        },
      ),
    },
    {
      title: 'Issued invoices',
      body: table(
        GetInvoices,
        { ...own, side: constant('Issued') },
        {
          columns: [invoiceColumns.number, { field: 'Buyer', title: 'Customer', width: 260 }, ...invoiceColumns.others],
          sortable,
          filters,
          open: go(address, { invoiceId: row('InvoiceId') }),
          empty: 'This account has billed nobody yet.',
        },
      ),
    },
    {
      title: 'Invoices',
      body: table(
        GetInvoices,
        { ...own, side: constant('Received') },
        {
          columns: [invoiceColumns.number, { field: 'Seller', width: 260 }, ...invoiceColumns.others],
          sortable,
          filters,
          open: go(address, { invoiceId: row('InvoiceId') }),
          empty: 'Nothing was billed to this account yet.',
        },
      ),
    },
  ),
);
