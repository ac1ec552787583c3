/** Invoices and credit notes as lists show them. */
import { type Action, type BindingScope, download, row } from '#define';
import GetInvoiceDocument from '../../operations/Account/GetInvoiceDocument.ts';

export const invoiceColumns = {
  number: { field: 'InvoiceNumber', as: 'Identifier', title: 'Number', width: 150 },
  others: [
    { field: 'Kind', width: 120 },
    { field: 'Period', width: 150 },
    { field: 'Total', as: 'Money', currency: 'Currency', title: 'To pay', width: 140 },
    { field: 'DueDate', as: 'Date', title: 'Due', width: 136 },
    { field: 'IssuedUtc', as: 'Date', title: 'Issued', width: 120 },
    { field: 'Net', as: 'Money', currency: 'Currency', title: 'Net', width: 130 },
    { field: 'Tax', as: 'Money', currency: 'Currency', title: 'Tax', width: 110 },
    { field: 'CreditsNumber', as: 'Identifier', title: 'Corrects invoice', width: 150, hidden: true },
    { field: 'Reason', width: 220, hidden: true },
    { field: 'PurchaseOrderNumber', as: 'Identifier', title: 'Order number', hidden: true },
  ],
} as const;

interface Subject {
  InvoiceId: number;
  HasDocument: boolean;
}

const saving: readonly Action<BindingScope<{}, Subject>>[] = [
  download(
    GetInvoiceDocument,
    { invoiceId: row('InvoiceId') },
    {
      label: 'Save PDF',
      icon: 'download',
      may: 'HasDocument',
      reason: 'It is not printed yet. Open the invoice to be told when it is.',
    },
  ),
];

export const invoiceList = {
  sortable: ['InvoiceNumber', 'IssuedUtc', 'DueDate', 'Net', 'Total'],
  filters: [
    { field: 'options.filter', title: 'Find an invoice' },
    { field: 'kinds', title: 'Kind', display: 'toggles' },
  ],
  actions: saving,
} as const;
