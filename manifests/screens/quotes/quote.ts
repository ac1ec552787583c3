/** One quote as its seller works on it (SOLO-23, SOLO-24). */
import {
  constant,
  download,
  editRecord,
  go,
  link,
  param,
  recordHeader,
  row,
  screen,
  stack,
  view,
  where,
} from '#define';
import ExportSalesQuote from '../../operations/SalesQuote/ExportSalesQuote.ts';
import LoadSalesQuote from '../../operations/SalesQuote/LoadSalesQuote.ts';
import SaveSalesQuote from '../../operations/SalesQuote/SaveSalesQuote.ts';
import { sellingHere } from './quote-actions.block.ts';
import { quoteFees } from './quote-fees.block.ts';
import { quoteHistory } from './quote-history.block.ts';
import { orderingWhole, quoteSetup } from './quote-order.block.ts';

const quote = { quoteId: param('quoteId') } as const;

export default screen('/quotes/$quoteId', {
  title: 'Quote',
  header: recordHeader(LoadSalesQuote, quote, {
    title: 'Name',
    status: 'Status',
    up: link('My quotes', go('/quotes', {})),
    facts: [
      { field: 'QuoteNumber', title: 'Number' },
      { field: 'QuoteVersion', title: 'Version' },
      { field: 'Creator', title: 'By' },
      { field: 'ChangedUtc', as: 'TimeAgo', title: 'Saved' },
    ],
  }),
  body: view(LoadSalesQuote, quote, {
    sections: [
      {
        title: 'Quote',
        fields: [
          { field: 'Customer' },
          { field: 'Name' },
          { field: 'ValidUntilDate', as: 'Date', title: 'Valid until' },
          { field: 'Currency', as: 'Text' },
          { field: 'Note', as: 'MultilineText', title: 'Note to the customer' },
        ],
      },
      {
        title: 'Answer',
        hideEmpty: true,
        fields: [
          { field: 'DecidedBy', title: 'Answered by' },
          { field: 'DecidedUtc', as: 'DateTimeUtc', title: 'Answered' },
          { field: 'Reason' },
        ],
      },
    ],
    save: editRecord(
      SaveSalesQuote,
      { quoteId: row('QuoteId'), version: row('Version') },
      {
        fields: { Name: 'quote.Name', ValidUntilDate: 'quote.ValidUntilDate', Note: 'quote.Note' },
        message: 'Quote saved',
      },
    ),
    locks: [
      { while: where({ MayChange: false }), reason: 'Only drafts change: begin the next version of what was sent.' },
    ],
    actions: [
      ...sellingHere.before,
      ...orderingWhole,
      ...sellingHere.after,
      download(ExportSalesQuote, { quoteId: row('QuoteId') }, { label: 'Save PDF', icon: 'download' }),
      download(
        ExportSalesQuote,
        { quoteId: row('QuoteId'), format: constant('docx') },
        { label: 'Save for Word', icon: 'download' },
      ),
      link('What the customer sees', go('/quote/$quoteId', { quoteId: row('QuoteId') }), { icon: 'eye' }),
    ],
    below: quoteFees,
    aside: stack(quoteSetup, quoteHistory),
  }),
});
