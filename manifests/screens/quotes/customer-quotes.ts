/** Customer quotes: those of all sellers below, whoever has written them (LEG-10, NAV-8, SOLO-26). */
import { go, row, screen, table } from '#define';
import GetCustomerSalesQuotesPaged from '../../operations/SalesQuote/GetCustomerSalesQuotesPaged.ts';
import { selling } from './quote-actions.block.ts';

export default screen('/quotes/customers?find?&sort?&page?&size?', {
  title: 'Customer quotes',
  menu: { group: 'Quotes', order: 20 },
  body: table(
    GetCustomerSalesQuotesPaged,
    {},
    {
      columns: [
        { field: 'QuoteNumber', as: 'Identifier', title: 'Quote', width: 110 },
        { field: 'Name', width: 260 },
        { field: 'Customer', width: 220 },
        { field: 'QuoteVersion', as: 'Number', title: 'Version', width: 96 },
        { field: 'Creator', title: 'Written by', width: 170 },
        { field: 'OrderValue', as: 'Money', currency: 'Currency', title: 'Order value' },
        { field: 'Status', as: 'Status', width: 130 },
        { field: 'ValidUntilDate', as: 'Date', title: 'Valid until', width: 120 },
        { field: 'ChangedUtc', as: 'TimeAgo', title: 'Changed', width: 130 },
        { field: 'Seller', width: 220, hidden: true },
        { field: 'Services', width: 240, hidden: true },
      ],
      sortable: ['QuoteNumber', 'Name', 'Customer', 'Creator', 'OrderValue', 'Status', 'ValidUntilDate', 'ChangedUtc'],
      filters: [
        { field: 'options.filter', title: 'Find a quote' },
        { field: 'states', title: 'Status' },
      ],
      open: go('/quotes/$quoteId', { quoteId: row('QuoteId') }),
      actions: selling,
      empty: 'Nobody has written a quote yet.',
    },
  ),
});
