/** What an invoice asks for, line by line; its seller takes lines back or charges less instead. */
import { action, type BindingScope, type Block, go, link, param, row, selected, table } from '#define';
import CorrectInvoice from '../../operations/Account/CorrectInvoice.ts';
import CorrectInvoiceLine from '../../operations/Account/CorrectInvoiceLine.ts';
import GetInvoiceLines from '../../operations/Account/GetInvoiceLines.ts';

const reason = {
  field: 'reason',
  as: 'MultilineText',
  title: 'Reason',
  help: 'Told to the customer, and written on the credit note.',
} as const;
const stays = 'It was taken back already, or your rights do not allow it.';

export const invoiceLines: Block<BindingScope<{ invoiceId: string }>> = table(
  GetInvoiceLines,
  { invoiceId: param('invoiceId') },
  {
    title: 'Lines',
    columns: [
      { field: 'Service', width: 230 },
      { field: 'Fee', width: 240 },
      { field: 'Covers', width: 260 },
      { field: 'Quantity', as: 'Number', width: 100 },
      { field: 'UnitPrice', as: 'Money', currency: 'Currency', title: 'Unit price', width: 120 },
      { field: 'Share', width: 90 },
      { field: 'Amount', as: 'Money', currency: 'Currency', width: 130 },
      { field: 'Customer', width: 150 },
      { field: 'Account', as: 'AccountLink', title: 'Subscription', width: 180 },
      { field: 'AccountNumber', as: 'Identifier', title: 'Number', hidden: true },
      { field: 'IsCredited', title: 'Taken back', width: 110 },
      { field: 'Kind', title: 'Kind', hidden: true },
      { field: 'LineNo', as: 'Number', title: 'Line', width: 80, hidden: true },
    ],
    sortable: ['LineNo', 'Customer', 'Service', 'Quantity', 'Amount'],
    filters: [
      { field: 'options.filter', title: 'Find a line' },
      { field: 'isOpen', title: 'Not taken back', display: 'switch' },
    ],
    actions: [
      link(
        'Trace',
        go('/trace?accountId?&orderId?&requestId?&spanId?&lineId?&customChargeId?&invoiceId?', {
          lineId: row('LineId'),
        }),
        { icon: 'sitemap' },
      ),
      action(
        CorrectInvoiceLine,
        { invoiceId: param('invoiceId'), lineId: row('LineId') },
        {
          label: 'Charge less instead',
          icon: 'pencil',
          may: 'MayCorrect',
          ask: [
            { field: 'amount', as: 'Money', currency: row('Currency'), title: 'Charged instead, without tax' },
            reason,
          ],
          start: { amount: row('Amount') },
          message: 'A credit note was issued',
          then: go('/invoice/$invoiceId', { invoiceId: row('InvoiceId') }),
        },
      ),
    ],
    bulk: [
      action(
        CorrectInvoice,
        { invoiceId: param('invoiceId'), lineIds: selected('LineId') },
        {
          label: 'Take back by a credit note',
          icon: 'receipt',
          may: 'MayCorrect',
          reason: stays,
          ask: [reason],
          message: 'A credit note was issued',
          then: go('/invoice/$invoiceId', { invoiceId: row('InvoiceId') }),
        },
      ),
    ],
  },
);
