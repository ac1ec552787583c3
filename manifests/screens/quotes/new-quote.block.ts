/** Begins a quote: for whom, what it is called, and how long it is valid. */
import { type Action, action, type BindingScope, go, options, row } from '#define';
import CreateSalesQuote from '../../operations/SalesQuote/CreateSalesQuote.ts';
import GetQuotableCustomersPaged from '../../operations/SalesQuote/GetQuotableCustomersPaged.ts';

export const newQuote: Action<BindingScope> = action(
  CreateSalesQuote,
  {},
  {
    label: 'Create quote',
    icon: 'plus',
    tone: 'main',
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
);
