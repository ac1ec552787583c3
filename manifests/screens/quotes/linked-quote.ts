/** A quote as the link of its letter opens it: read, saved and answered without a sign-in, and nothing else is told (SOLO-24). */
import {
  action,
  constant,
  download,
  facts,
  go,
  inContext,
  link,
  list,
  param,
  part,
  screen,
  show,
  stack,
  table,
  view,
} from '#define';
import AcceptLinkedQuote from '../../operations/SalesQuote/AcceptLinkedQuote.ts';
import DeclineLinkedQuote from '../../operations/SalesQuote/DeclineLinkedQuote.ts';
import ExportLinkedQuote from '../../operations/SalesQuote/ExportLinkedQuote.ts';
import LoadLinkedQuote from '../../operations/SalesQuote/LoadLinkedQuote.ts';

const linked = { token: param('token') } as const;
const signature = { field: 'name', title: 'Your name', help: 'It stands on the quote with your answer.' } as const;

export default screen('/quote-by-link/$token', {
  title: 'Your quote',
  layout: 'plain',
  access: 'public',
  body: view(LoadLinkedQuote, linked, {
    sections: [
      {
        title: 'Quote',
        hideEmpty: true,
        fields: [
          { field: 'Name', title: 'About' },
          { field: 'Status', as: 'Status' },
          { field: 'ValidUntilDate', as: 'Date', title: 'Valid until' },
          { field: 'OrderValue', as: 'Money', currency: 'Currency', title: 'Order value, net' },
          { field: 'DiscountValue', as: 'Money', currency: 'Currency', title: 'You save against list prices' },
          { field: 'DaysLeft', as: 'Number', title: 'Days left' },
          { field: 'DecidedBy', title: 'Answered by' },
          { field: 'DecidedUtc', as: 'DateTimeUtc', title: 'Answered' },
          { field: 'Note', as: 'MultilineText' },
        ],
      },
      {
        title: 'From and for',
        hideEmpty: true,
        fields: [
          { field: 'Seller', title: inContext('From', 'of a quote') },
          { field: 'Creator', title: 'Written by' },
          { field: 'SellerEmail', as: 'Email', title: 'E-mail' },
          { field: 'Customer', title: 'For' },
          { field: 'QuoteNumber', title: 'Number' },
          { field: 'QuoteVersion', as: 'Number', title: 'Version' },
        ],
      },
    ],
    actions: [
      action(AcceptLinkedQuote, linked, {
        label: 'Accept quote',
        icon: 'check',
        tone: 'main',
        may: 'MayAnswer',
        ask: [signature],
        message: 'Quote accepted. Nothing is ordered yet: sign in to order it.',
      }),
      action(DeclineLinkedQuote, linked, {
        label: 'Decline quote',
        icon: 'x',
        may: 'MayAnswer',
        ask: [signature, { field: 'reason', as: 'MultilineText', title: 'Reason', help: 'Told to the seller.' }],
        message: 'Quote declined',
        then: go('/quote-declined', {}),
      }),
      download(ExportLinkedQuote, linked, { label: 'Save PDF', icon: 'download' }),
      download(
        ExportLinkedQuote,
        { ...linked, format: constant('docx') },
        { label: 'Save for Word', icon: 'download' },
      ),
      link('Sign in to order', go('/login?redirect?', { redirect: constant('/quotes/received') }), { icon: 'package' }),
    ],
    below: stack(
      table(part(LoadLinkedQuote, 'Fees'), linked, {
        title: 'Services and fees',
        wrap: true,
        remark: 'Fee',
        columns: [
          { field: 'Service', title: 'Service and fee', width: 260 },
          { field: 'Fee', width: 160, hidden: true },
          { field: 'Quantity', as: 'Number', width: 104 },
          { field: 'ListPrice', as: 'Money', currency: 'Currency', title: inContext('List', 'price'), width: 110 },
          { field: 'Price', as: 'Money', currency: 'Currency', width: 110 },
          { field: 'Value', as: 'Money', currency: 'Currency', title: 'Amount', width: 120 },
          { field: 'FeeType', title: 'Payment', width: 130 },
          { field: 'CommitmentMonths', as: 'Number', title: 'Months', width: 90, hidden: true },
        ],
        empty: 'The quote offers nothing yet.',
      }),
      table(part(LoadLinkedQuote, 'Totals'), linked, {
        title: 'Totals',
        columns: [
          { field: 'FeeType', title: 'Fee type', width: 200 },
          { field: 'Quoted', as: 'Money', currency: 'Currency', title: 'Amount', width: 140 },
        ],
        empty: 'The quote offers nothing yet.',
      }),
      list(part(LoadLinkedQuote, 'Terms'), linked, {
        title: 'Terms that you accept when it is ordered',
        name: 'Name',
        facts: [{ field: 'Version', title: 'Version' }],
        action: show(
          { label: 'Read', icon: 'eye', width: 'wide' },
          facts({ fields: [{ field: 'TermsText', as: 'Html', title: 'Text' }] }),
        ),
      }),
      facts({
        text: 'Accepting orders nothing yet. You order from the accepted quote after a sign-in, or the seller does.',
      }),
    ),
  }),
});
