/** Accepts a quote (SOLO-24). */
import { Type } from 'typebox';
import { both, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { QuoteDetail, quoteDetailExample, quoteId, seesQuotes } from '../../entities/quote.ts';

export default operation('SalesQuote/AcceptSalesQuote', {
  summary:
    'Accepts a quote for the company that it was sent to, or as its seller in that company’s name, saying whose word it was.',
  kind: 'write',
  subject: { Quote: 'quoteId' },
  changes: [both('Quote'), both('Terms'), 'Mail'],
  needs: seesQuotes,
  errors: [
    'noQuote',
    'notAnswered',
    'quoteAccepted',
    'quoteDeclined',
    'quoteExpired',
    'quoteOrdered',
    'quoteSuperseded',
    'termsNotAccepted',
    'whoseWord',
  ],
  audit: { event: 'Quote accepted' },
  input: Type.Object({
    quoteId,
    reason: Type.Optional(Type.String({ maxLength: 1000 })),
    /** Terms of what it offers that the person has read and accepts with it. */
    termsIds: Type.Optional(Type.Array(accountId, { maxItems: 100 })),
  }),
  data: QuoteDetail,
  example: { input: { quoteId: 900_003 }, data: { ...quoteDetailExample, Status: 'Accepted' } },
});
