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
    remark: 'Fee',
    columns: [
      { field: 'Service', title: 'Service and fee', width: 230 },
      { field: 'Fee', width: 240, hidden: true },
      { field: 'Covers', width: 260 },
      { field: 'Quantity', as: 'Number', width: 84 },
      { field: 'UnitPrice', as: 'Money', currency: 'Currency', title: 'Unit price', width: 116 },
      { field: 'Share', width: 80 },
      { field: 'Amount', as: 'Money', currency: 'Currency', width: 122 },
      { field: 'Customer', width: 130 },
      { field: 'Account', as: 'AccountLink', title: 'Subscription', width: 176 },
      { field: 'AccountNumber', as: 'Identifier', title: 'Number', hidden: true },
      { field: 'IsCredited', title: 'Taken back', width: 100 },
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
