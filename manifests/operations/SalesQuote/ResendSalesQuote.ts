/** Sends the letter of a quote once more (SOLO-24). */
import { Type } from 'typebox';
import { operation } from '#define';
import { changesQuotes, QuoteDetail, quoteDetailExample, quoteId } from '../../entities/quote.ts';

export default operation('SalesQuote/ResendSalesQuote', {
  summary: 'Tells the customer of a quote once more, with new links; those of former letters open nothing any more.',
  kind: 'write',
  subject: { Quote: 'quoteId' },
  changes: ['Quote', 'Mail'],
  needs: changesQuotes,
  limit: { calls: 20, minutes: 15, by: 'user' },
  errors: [
    'noQuote',
    'notAnswered',
    'quoteAccepted',
    'quoteDeclined',
    'quoteExpired',
    'quoteOrdered',
    'quoteSuperseded',
  ],
  audit: { event: 'Quote sent again' },
  input: Type.Object({ quoteId }),
  data: QuoteDetail,
  example: { input: { quoteId: 900_003 }, data: { ...quoteDetailExample, Status: 'Sent' } },
});
