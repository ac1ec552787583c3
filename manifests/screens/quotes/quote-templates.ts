/** Templates of quotes: services that are offered again and again, put into a quote at the prices of the day (SOLO-27). */
import { action, go, options, row, screen, selected, table } from '#define';
import CreateSalesQuoteFromTemplate from '../../operations/SalesQuote/CreateSalesQuoteFromTemplate.ts';
import DeleteSalesQuoteTemplates from '../../operations/SalesQuote/DeleteSalesQuoteTemplates.ts';
import GetQuotableCustomersPaged from '../../operations/SalesQuote/GetQuotableCustomersPaged.ts';
import GetSalesQuoteTemplatesPaged from '../../operations/SalesQuote/GetSalesQuoteTemplatesPaged.ts';

export default screen('/quotes/templates?find?&sort?&page?&size?', {
  title: 'Quote templates',
  menu: { group: 'Quotes', order: 25 },
  body: table(
    GetSalesQuoteTemplatesPaged,
    {},
    {
      columns: [
        { field: 'Name', width: 280 },
        { field: 'Services', width: 360 },
        { field: 'LinesCount', as: 'Number', title: 'Lines', width: 90 },
        { field: 'Seller', width: 230 },
        { field: 'CreatedUtc', as: 'TimeAgo', title: 'Created', width: 130 },
      ],
      sortable: ['Name', 'Seller', 'CreatedUtc'],
      filters: [{ field: 'options.filter', title: 'Find a template' }],
      actions: [
        action(
          CreateSalesQuoteFromTemplate,
          { templateId: row('TemplateId') },
          {
            label: 'Create quote',
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
              { field: 'quote.Note', as: 'MultilineText', title: 'Note to the customer' },
            ],
            message: 'Quote created',
            then: go('/quotes/$quoteId', { quoteId: row('QuoteId') }),
          },
        ),
      ],
      bulk: [
        action(
          DeleteSalesQuoteTemplates,
          { templateIds: selected('TemplateId') },
          {
            label: 'Delete templates',
            icon: 'trash',
            tone: 'danger',
            confirm: 'They are gone then. Quotes that were made of them stay.',
            message: 'Templates deleted',
          },
        ),
      ],
      empty: 'There is no template yet. Save one from a quote.',
    },
  ),
});
