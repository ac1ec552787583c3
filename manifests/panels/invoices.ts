/** The last invoices that the own company has received. */
import { constant, go, panel, row, session, table } from '#define';
import GetInvoices from '../operations/Account/GetInvoices.ts';

export default panel({
  title: 'Invoices',
  icon: 'file-invoice',
  help: 'The last three',
  width: 2,
  body: table(
    GetInvoices,
    { accountId: session('CompanyAccount.AccountId'), side: constant('Received'), limit: constant(3) },
    {
      columns: [
        { field: 'InvoiceNumber', as: 'Identifier', title: 'Invoice', width: 140 },
        { field: 'IssuedUtc', as: 'Date', title: 'Issued', width: 130 },
        { field: 'Total', as: 'Money', currency: 'Currency' },
      ],
      open: go('/invoice/$invoiceId', { invoiceId: row('InvoiceId') }),
      empty: 'Your company has received no invoice yet.',
    },
  ),
});
