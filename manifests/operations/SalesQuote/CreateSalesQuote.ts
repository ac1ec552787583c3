/** Begins a quote (CALL-120, SOLO-23). */
import { Type } from 'typebox';
import { operation } from '#define';
import {
  makesQuotes,
  NewQuote,
  newQuoteErrors,
  QuoteDetail,
  QuoteKind,
  quoteDetailExample,
} from '../../entities/quote.ts';

export default operation('SalesQuote/CreateSalesQuote', {
  summary: 'Begins a quote to a customer as a draft, which nobody but its seller sees.',
  kind: 'write',
  subject: { Account: 'quote.CustomerAccountId' },
  changes: ['Quote'],
  needs: makesQuotes,
  errors: [...newQuoteErrors],
  audit: { event: 'Quote created' },
  input: Type.Object({
    quote: Type.Object({ ...NewQuote, Kind: Type.Optional(QuoteKind) }),
  }),
  data: QuoteDetail,
  example: {
    input: { quote: { CustomerAccountId: 100734, Name: 'Hafenleitwarte 2027', ValidUntilDate: '2028-12-18' } },
    data: { ...quoteDetailExample, QuoteVersion: 1, LinesCount: 0, Services: '', Fees: [], Totals: [] },
  },
});
