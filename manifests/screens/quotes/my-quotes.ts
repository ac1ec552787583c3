/** My quotes: those that the person has written (LEG-9, NAV-7, SOLO-22). */
import { action, go, row, screen, selected, table } from '#define';
import DeleteSalesQuotes from '../../operations/SalesQuote/DeleteSalesQuotes.ts';
import GetMySalesQuotesPaged from '../../operations/SalesQuote/GetMySalesQuotesPaged.ts';
import { newQuote } from './new-quote.block.ts';
import { selling } from './quote-actions.block.ts';

export default screen('/quotes?states?&find?&sort?&page?&size?', {
  title: 'My quotes',
  menu: { group: 'Quotes', order: 10 },
  body: table(
    GetMySalesQuotesPaged,
    {},
    {
      columns: [
        { field: 'QuoteNumber', as: 'Identifier', title: 'Quote', width: 110 },
        { field: 'Name', width: 280 },
        { field: 'Customer', width: 230 },
        { field: 'QuoteVersion', as: 'Number', title: 'Version', width: 96 },
        { field: 'OrderValue', as: 'Money', currency: 'Currency', title: 'Order value' },
        { field: 'Status', as: 'Status', width: 130 },
        { field: 'ValidUntilDate', as: 'Date', title: 'Valid until', width: 120 },
        { field: 'ChangedUtc', as: 'TimeAgo', title: 'Changed', width: 130 },
        { field: 'Services', width: 240, hidden: true },
        { field: 'DiscountValue', as: 'Money', currency: 'Currency', title: 'Discount', hidden: true },
      ],
      sortable: ['QuoteNumber', 'Name', 'Customer', 'OrderValue', 'Status', 'ValidUntilDate', 'ChangedUtc'],
      filters: [
        { field: 'options.filter', title: 'Find a quote' },
        { field: 'states', title: 'Status' },
      ],
      open: go('/quotes/$quoteId', { quoteId: row('QuoteId') }),
      toolbar: [newQuote],
      actions: selling,
      bulk: [
        action(
          DeleteSalesQuotes,
          { quoteIds: selected('QuoteId') },
          {
            label: 'Delete drafts',
            icon: 'trash',
            tone: 'danger',
            may: 'MayDelete',
            confirm: 'They are gone then. What was sent stays.',
            message: 'Drafts deleted',
          },
        ),
      ],
      empty: 'You have not written a quote yet.',
    },
  ),
});
