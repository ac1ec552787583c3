/** Issued invoices: what a seller has billed to his customers (ROLE-77). */
import { constant, go, param, row, screen, table, where } from '#define';
import GetInvoices from '../../operations/Account/GetInvoices.ts';
import { accountHeader } from './header.block.ts';
import { invoiceColumns, invoiceList } from './invoice-rows.block.ts';

export default screen('/account/$accountId/issued-invoices?find?&sort?&page?&size?', {
  title: 'Issued invoices',
  header: accountHeader,
  tab: { title: 'Issued invoices', order: 51, when: where({ AccountType: 'Reseller' }) },
  body: table(
    GetInvoices,
    { accountId: param('accountId'), side: constant('Issued') },
    {
      columns: [invoiceColumns.number, { field: 'Buyer', title: 'Customer', width: 260 }, ...invoiceColumns.others],
      ...invoiceList,
      open: go('/invoice/$invoiceId', { invoiceId: row('InvoiceId') }),
      empty: 'This account has billed nobody yet.',
    },
  ),
});
