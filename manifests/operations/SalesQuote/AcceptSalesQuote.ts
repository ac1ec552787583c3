/** Accepts a quote (SOLO-24). */
import { Type } from 'typebox';
import { both, operation } from '#define';
import { QuoteDetail, quoteDetailExample, quoteId, seesQuotes } from '../../entities/quote.ts';

export default operation('SalesQuote/AcceptSalesQuote', {
  summary:
    'Accepts a quote for the company that it was sent to, or as its seller in that company’s name, saying whose word it was.',
  kind: 'write',
  subject: { Quote: 'quoteId' },
  changes: [both('Quote'), 'Mail'],
  needs: seesQuotes,
  errors: [
    'noQuote',
    'notAnswered',
    'quoteAccepted',
    'quoteDeclined',
    'quoteExpired',
    'quoteOrdered',
    'quoteSuperseded',
    'whoseWord',
  ],
  audit: { event: 'Quote accepted' },
  input: Type.Object({ quoteId, reason: Type.Optional(Type.String({ maxLength: 1000 })) }),
  data: QuoteDetail,
  example: { input: { quoteId: 900_003 }, data: { ...quoteDetailExample, Status: 'Accepted' } },
});
