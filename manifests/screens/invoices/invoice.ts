/** One invoice or credit note: its document, amounts, tax and lines, and what corrects it. */
import { action, go, link, param, part, recordHeader, row, screen, stack, table, tabs, view } from '#define';
import CorrectInvoice from '../../operations/Account/CorrectInvoice.ts';
import GetInvoice from '../../operations/Account/GetInvoice.ts';
import { invoiceDocument } from './invoice-document.block.ts';
import { invoiceLines } from './invoice-lines.block.ts';

const invoice = { invoiceId: param('invoiceId') } as const;

export default screen('/invoice/$invoiceId', {
  title: 'Invoice',
  header: recordHeader(GetInvoice, invoice, {
    title: 'DisplayName',
    facts: [
      { field: 'Period' },
      { field: 'Seller' },
      { field: 'Buyer', title: 'Customer' },
      { field: 'DueDate', as: 'Date', title: 'Due' },
      { field: 'Total', as: 'Money', currency: 'Currency', title: 'To pay' },
    ],
  }),
  body: view(GetInvoice, invoice, {
    sections: [],
    actions: [
      link(
        'Trace',
        go('/trace?accountId?&orderId?&requestId?&spanId?&lineId?&customChargeId?&invoiceId?', {
          invoiceId: row('InvoiceId'),
        }),
        { icon: 'sitemap' },
      ),
      link('Open customer', go('/account/$accountId', { accountId: row('BuyerAccountId') }), { icon: 'building' }),
      action(
        CorrectInvoice,
        { invoiceId: row('InvoiceId') },
        {
          label: 'Take back what is left',
          icon: 'receipt',
          tone: 'danger',
          may: 'MayCorrect',
          ask: [
            {
              field: 'reason',
              as: 'MultilineText',
              title: 'Reason',
              help: 'Told to the customer, and written on the credit note.',
            },
          ],
          confirm: {
            text: 'A credit note takes back all lines that none has taken back yet. It cannot be undone.',
            reject: 'Keep the invoice',
          },
          message: 'A credit note was issued',
          then: go('/invoice/$invoiceId', { invoiceId: row('InvoiceId') }),
        },
      ),
    ],
    below: tabs(
      { title: 'Document', body: invoiceDocument },
      { title: 'Lines', body: invoiceLines },
      {
        title: 'Details',
        body: stack(
          view(GetInvoice, invoice, {
            sections: [
              {
                title: 'Amounts',
                hideEmpty: true,
                fields: [
                  { field: 'Net', as: 'Money', currency: 'Currency', title: 'Net' },
                  { field: 'Tax', as: 'Money', currency: 'Currency', title: 'Tax' },
                  { field: 'Total', as: 'Money', currency: 'Currency', title: 'To pay' },
                  { field: 'Remaining', as: 'Money', currency: 'Currency', title: 'After credit notes' },
                ],
              },
              {
                title: 'Document',
                hideEmpty: true,
                fields: [
                  { field: 'IssuedUtc', as: 'Date', title: 'Issued' },
                  { field: 'DueDate', as: 'Date', title: 'Due' },
                  { field: 'PurchaseOrderNumber', as: 'Identifier', title: 'Order number' },
                  { field: 'BuyerNumber', as: 'Identifier', title: 'Customer number' },
                  { field: 'BuyerVatNumber', as: 'Identifier', title: 'VAT number of the customer' },
                  { field: 'SellerVatNumber', as: 'Identifier', title: 'VAT number of the seller' },
                  { field: 'TaxNote', title: 'Note on tax' },
                  { field: 'CreditsNumber', as: 'Identifier', title: 'Corrects invoice' },
                  { field: 'Reason' },
                ],
              },
            ],
          }),
          table(part(GetInvoice, 'Taxes'), invoice, {
            title: 'Tax',
            columns: [
              { field: 'Name', title: 'Tax', width: 260 },
              { field: 'Percent', as: 'Percent', title: 'Tax rate', width: 120 },
              { field: 'Net', as: 'Money', currency: 'Currency', title: 'Net', width: 160 },
              { field: 'Tax', as: 'Money', currency: 'Currency', title: 'Tax amount', width: 160 },
            ],
          }),
          table(part(GetInvoice, 'Related'), invoice, {
            title: 'Corrections',
            columns: [
              { field: 'InvoiceNumber', as: 'Identifier', title: 'Number', width: 150 },
              { field: 'Kind', width: 130 },
              { field: 'IssuedUtc', as: 'Date', title: 'Issued', width: 130 },
              { field: 'Reason', width: 320 },
              { field: 'Total', as: 'Money', currency: 'Currency', title: 'Amount', width: 150 },
            ],
            open: go('/invoice/$invoiceId', { invoiceId: row('InvoiceId') }),
            empty: 'Nothing of it was taken back.',
          }),
        ),
      },
    ),
  }),
});
