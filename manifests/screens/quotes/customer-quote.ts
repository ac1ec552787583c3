/** A quote as its customer reads it, and answers it (SOLO-24). */
import {
  action,
  constant,
  download,
  facts,
  inContext,
  list,
  not,
  param,
  part,
  recordHeader,
  row,
  screen,
  show,
  stack,
  table,
  view,
  where,
} from '#define';
import AcceptSalesQuote from '../../operations/SalesQuote/AcceptSalesQuote.ts';
import ExportSalesQuote from '../../operations/SalesQuote/ExportSalesQuote.ts';
import LoadSalesQuote from '../../operations/SalesQuote/LoadSalesQuote.ts';
import RejectSalesQuote from '../../operations/SalesQuote/RejectSalesQuote.ts';
import { quoteEvents } from './quote-history.block.ts';
import { orderingWhole, quoteSetup } from './quote-order.block.ts';

const quote = { quoteId: param('quoteId') } as const;
const accepting = {
  label: 'Accept quote',
  icon: 'check',
  tone: 'main',
  may: 'MayAnswer',
  message: 'Quote accepted',
} as const;
const nothingYet = 'Accepting orders nothing yet. You or the seller order from the accepted quote.';

export default screen('/quote/$quoteId', {
  title: 'Quote',
  header: recordHeader(LoadSalesQuote, quote, {
    title: 'Name',
    status: 'Status',
    facts: [
      { field: 'QuoteNumber', title: 'Quote' },
      { field: 'QuoteVersion', title: 'Version' },
      { field: 'ValidUntilDate', as: 'Date', title: 'Valid until' },
      { field: 'DaysLeft', as: 'Number', title: 'Days left' },
    ],
  }),
  body: view(LoadSalesQuote, quote, {
    sections: [
      {
        title: inContext('From', 'of a quote'),
        hideEmpty: true,
        fields: [
          { field: 'Seller' },
          { field: 'Creator', title: 'Written by' },
          { field: 'SellerEmail', as: 'Email', title: 'E-mail' },
          { field: 'Customer', title: 'For' },
          { field: 'Note', as: 'MultilineText' },
        ],
      },
      {
        title: 'Order value, net',
        hideEmpty: true,
        fields: [
          { field: 'OrderValue', as: 'Money', currency: 'Currency', title: 'Order value' },
          { field: 'DiscountValue', as: 'Money', currency: 'Currency', title: 'You save against list prices' },
        ],
      },
    ],
    actions: [
      action(
        AcceptSalesQuote,
        { quoteId: row('QuoteId') },
        { ...accepting, when: where({ OpenTerms: 0 }), confirm: nothingYet },
      ),
      action(
        AcceptSalesQuote,
        { quoteId: row('QuoteId'), termsIds: row('OpenTermsIds') },
        {
          ...accepting,
          when: where({ OpenTerms: not(0) }),
          confirm: { text: nothingYet, checks: ['I accept the terms of these services for my company'] },
        },
      ),
      action(
        RejectSalesQuote,
        { quoteId: row('QuoteId') },
        {
          label: 'Decline quote',
          icon: 'x',
          may: 'MayAnswer',
          ask: [{ field: 'reason', as: 'MultilineText', title: 'Reason', help: 'Told to the seller.' }],
          message: 'Quote declined',
        },
      ),
      ...orderingWhole,
      download(ExportSalesQuote, { quoteId: row('QuoteId') }, { label: 'Save PDF', icon: 'download' }),
      download(
        ExportSalesQuote,
        { quoteId: row('QuoteId'), format: constant('docx') },
        { label: 'Save for Word', icon: 'download' },
      ),
    ],
    below: stack(
      table(part(LoadSalesQuote, 'Fees'), quote, {
        title: 'Services and fees',
        wrap: true,
        remark: ['Fee', 'Changed'],
        columns: [
          { field: 'Service', title: 'Service and fee', width: 260 },
          { field: 'Fee', width: 140, hidden: true },
          { field: 'Quantity', as: 'Number', width: 96 },
          { field: 'ListPrice', as: 'Money', currency: 'Currency', title: inContext('List', 'price'), width: 105 },
          { field: 'Price', as: 'Money', currency: 'Currency', width: 110 },
          { field: 'Value', as: 'Money', currency: 'Currency', title: 'Amount', width: 115 },
          { field: 'FeeType', title: 'Payment', width: 140 },
          { field: 'Changed', title: 'Changed since', width: 120, hidden: true },
          { field: 'CommitmentMonths', as: 'Number', title: 'Months', width: 90, hidden: true },
        ],
        empty: 'The quote offers nothing yet.',
      }),
      table(part(LoadSalesQuote, 'Totals'), quote, {
        title: 'Totals',
        columns: [
          { field: 'FeeType', title: 'Fee type', width: 200 },
          { field: 'Quoted', as: 'Money', currency: 'Currency', title: 'Amount', width: 140 },
        ],
        empty: 'The quote offers nothing yet.',
      }),
    ),
    aside: stack(
      quoteSetup,
      list(part(LoadSalesQuote, 'Terms'), quote, {
        title: 'Terms that you accept with it',
        name: 'Name',
        facts: [{ field: 'Version', title: 'Version' }],
        action: show(
          { label: 'Read', icon: 'eye', width: 'wide' },
          facts({ fields: [{ field: 'TermsText', as: 'Html', title: 'Text' }] }),
        ),
      }),
      quoteEvents,
    ),
  }),
});
