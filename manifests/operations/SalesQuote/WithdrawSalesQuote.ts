/** Takes back a quote that was sent (SOLO-24). */
import { Type } from 'typebox';
import { both, operation } from '#define';
import { changesQuotes, QuoteDetail, quoteDetailExample, quoteId } from '../../entities/quote.ts';

export default operation('SalesQuote/WithdrawSalesQuote', {
  summary: 'Takes back a quote that its customer has not answered yet.',
  kind: 'write',
  subject: { Quote: 'quoteId' },
  changes: [both('Quote')],
  needs: changesQuotes,
  errors: [
    'noQuote',
    'notAnswered',
    'quoteAccepted',
    'quoteDeclined',
    'quoteExpired',
    'quoteOrdered',
    'quoteSuperseded',
  ],
  audit: { event: 'Quote withdrawn' },
  input: Type.Object({ quoteId, reason: Type.Optional(Type.String({ maxLength: 1000 })) }),
  data: QuoteDetail,
  example: { input: { quoteId: 900_003 }, data: { ...quoteDetailExample, Status: 'Superseded' } },
});
