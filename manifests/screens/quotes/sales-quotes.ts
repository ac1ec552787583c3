/** Sales quotes of the deprecated tool, which leads to the present one (LEG-11, NAV-9, ROLE-37, SOLO-27). */
import { action, can, constant, facts, go, link, options, row, screen, stack, table } from '#define';
import CopySalesQuote from '../../operations/SalesQuote/CopySalesQuote.ts';
import CreateSalesQuote from '../../operations/SalesQuote/CreateSalesQuote.ts';
import GetQuotableCustomersPaged from '../../operations/SalesQuote/GetQuotableCustomersPaged.ts';
import GetSalesQuotes from '../../operations/SalesQuote/GetSalesQuotes.ts';

export default screen('/sales-quotes?find?&sort?&page?&size?', {
  title: 'Deprecated sales tool',
  menu: { group: 'Quotes', order: 30 },
  // The notice alone would stand open to everybody.
  needs: can('SALESQUOTE', 'Read'),
  body: stack(
    facts({
      text: 'This tool is deprecated. New quotes are written under My quotes; a copy of a sales quote becomes one.',
      actions: [link('My quotes', go('/quotes', {}))],
    }),
    table(
      GetSalesQuotes,
      {},
      {
        title: 'Sales quotes',
        columns: [
          { field: 'QuoteNumber', as: 'Identifier', title: 'Quote', width: 110 },
          { field: 'Name', width: 280 },
          { field: 'Customer', width: 230 },
          { field: 'QuoteVersion', as: 'Number', title: 'Version', width: 96 },
          { field: 'Creator', title: 'Written by', width: 170 },
          { field: 'OrderValue', as: 'Money', currency: 'Currency', title: 'Order value' },
          { field: 'Status', as: 'Status', width: 130 },
          { field: 'ValidUntilDate', as: 'Date', title: 'Valid until', width: 120 },
        ],
        filters: [{ field: 'options.filter', title: 'Find a quote' }],
        open: go('/quotes/$quoteId', { quoteId: row('QuoteId') }),
        toolbar: [
          action(
            CreateSalesQuote,
            {},
            {
              label: 'Create sales quote',
              icon: 'plus',
              ask: [
                {
                  field: 'quote.CustomerAccountId',
                  title: 'Customer',
                  options: options(
                    GetQuotableCustomersPaged,
                    {},
                    { value: 'AccountId', label: 'DisplayName', note: 'Seller', text: 'options.filter' },
                  ),
                },
                { field: 'quote.Name', title: 'Name', help: 'The customer reads it.' },
                { field: 'quote.ValidUntilDate', title: 'Valid until' },
                { field: 'quote.Kind', title: 'Kind' },
              ],
              start: { 'quote.Kind': constant('SalesQuote') },
              message: 'Quote created',
              then: go('/quotes/$quoteId', { quoteId: row('QuoteId') }),
            },
          ),
        ],
        actions: [
          action(
            CopySalesQuote,
            { quoteId: row('QuoteId') },
            {
              label: 'Copy as quote',
              icon: 'copy',
              may: 'MayCopy',
              ask: [
                { field: 'name', title: 'Name' },
                { field: 'validUntilDate', title: 'Valid until' },
              ],
              start: { name: row('Name'), validUntilDate: row('ValidUntilDate') },
              message: 'Quote copied',
              then: go('/quotes/$quoteId', { quoteId: row('QuoteId') }),
            },
          ),
        ],
        empty: 'There are no sales quotes.',
      },
    ),
  ),
});
