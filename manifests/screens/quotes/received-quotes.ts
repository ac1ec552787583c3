/** Quotes that the own company was sent (SOLO-24). */
import { go, inContext, row, screen, table } from '#define';
import GetReceivedSalesQuotesPaged from '../../operations/SalesQuote/GetReceivedSalesQuotesPaged.ts';

export default screen('/quotes/received?states?&find?&sort?&page?&size?', {
  title: 'Quotes for us',
  menu: { group: 'Orders', order: 15 },
  body: table(
    GetReceivedSalesQuotesPaged,
    {},
    {
      columns: [
        { field: 'QuoteNumber', as: 'Identifier', title: 'Quote', width: 110 },
        { field: 'Name', width: 280 },
        { field: 'Seller', title: inContext('From', 'of a quote'), width: 230 },
        { field: 'OrderValue', as: 'Money', currency: 'Currency', title: 'Order value' },
        { field: 'Status', as: 'Status', width: 130 },
        { field: 'ValidUntilDate', as: 'Date', title: 'Valid until', width: 120 },
        { field: 'SentUtc', as: 'TimeAgo', title: 'Sent', width: 130 },
        { field: 'DecidedBy', title: 'Answered by', hidden: true },
      ],
      sortable: ['QuoteNumber', 'Name', 'OrderValue', 'Status', 'ValidUntilDate'],
      filters: [
        { field: 'options.filter', title: 'Find a quote' },
        { field: 'states', title: 'Status' },
      ],
      open: go('/quote/$quoteId', { quoteId: row('QuoteId') }),
      empty: 'Your company was sent no quote yet.',
    },
  ),
});
