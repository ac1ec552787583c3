/** One quote with all that it offers (CALL-121). */
import { Type } from 'typebox';
import { operation } from '#define';
import { QuoteDetail, quoteDetailExample, quoteId, seesQuotes } from '../../entities/quote.ts';

export default operation('SalesQuote/LoadSalesQuote', {
  summary: 'Answers one quote: what it offers at which prices, what changed since, and what became of it.',
  kind: 'read',
  subject: { Quote: 'quoteId' },
  reads: ['Quote', 'Pricelist', 'Service'],
  needs: seesQuotes,
  errors: ['noQuote'],
  input: Type.Object({ quoteId }),
  data: QuoteDetail,
  example: { input: { quoteId: 900_003 }, data: quoteDetailExample },
});
