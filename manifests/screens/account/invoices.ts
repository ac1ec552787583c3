/** Account invoices: what a company was billed (ROLE-77). */
import { go, param, row, screen, table, where } from '#define';
import GetInvoices from '../../operations/Account/GetInvoices.ts';
import { accountHeader } from './header.block.ts';
import { invoiceColumns, invoiceList } from './invoice-rows.block.ts';

export default screen('/account/$accountId/invoices?find?&sort?&page?&size?', {
  title: 'Invoices',
  header: accountHeader,
  tab: { title: 'Invoices', order: 49, when: where({ AccountType: ['Company', 'Reseller'] }) },
  body: table(
    GetInvoices,
    { accountId: param('accountId') },
    {
      columns: [invoiceColumns.number, { field: 'Seller', width: 220 }, ...invoiceColumns.others],
      ...invoiceList,
      open: go('/invoice/$invoiceId', { invoiceId: row('InvoiceId') }),
      empty: 'Nothing was billed to this account yet.',
    },
  ),
});
