/** Begins a quote (CALL-120, SOLO-23). */
import { Type } from 'typebox';
import { operation } from '#define';
import { accountId } from '../../entities/list.ts';
import {
  makesQuotes,
  QuoteDetail,
  QuoteKind,
  quoteDetailExample,
  quoteName,
  quoteNote,
  validUntil,
} from '../../entities/quote.ts';

export default operation('SalesQuote/CreateSalesQuote', {
  summary: 'Begins a quote to a customer as a draft, which nobody but its seller sees.',
  kind: 'write',
  subject: { Account: 'quote.CustomerAccountId' },
  changes: ['Quote'],
  needs: makesQuotes,
  errors: [
    'companiesOnly',
    'noCurrency',
    'noQuote',
    'noQuotesOfKind',
    'notFound',
    'notYourCustomer',
    'paysNothing',
    'repeatedDifferently',
    'terminated',
    'validityOver',
    'validityTooFar',
  ],
  audit: { event: 'Quote created' },
  input: Type.Object({
    quote: Type.Object({
      CustomerAccountId: accountId,
      Name: quoteName,
      ValidUntilDate: validUntil,
      Note: Type.Optional(quoteNote),
      Kind: Type.Optional(QuoteKind),
    }),
  }),
  data: QuoteDetail,
  example: {
    input: { quote: { CustomerAccountId: 100734, Name: 'Hafenleitwarte 2027', ValidUntilDate: '2028-12-18' } },
    data: { ...quoteDetailExample, QuoteVersion: 1, LinesCount: 0, Services: '', Fees: [], Totals: [] },
  },
});
