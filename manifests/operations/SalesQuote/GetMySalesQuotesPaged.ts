/** The quotes that somebody has written himself (CALL-124, SOLO-22). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { listInput, Paged } from '../../entities/list.ts';
import { Quote, QuoteState, quoteExample } from '../../entities/quote.ts';

export default operation('SalesQuote/GetMySalesQuotesPaged', {
  summary: 'Answers the quotes that the caller has written.',
  kind: 'read',
  subject: 'session',
  reads: ['Quote'],
  needs: can('QUOTATION_TOOL', 'Read'),
  input: Type.Object({
    ...listInput(['QuoteNumber', 'Name', 'Customer', 'OrderValue', 'Status', 'ValidUntilDate', 'ChangedUtc']),
    states: Type.Optional(Type.Array(QuoteState, { maxItems: 7 })),
  }),
  data: Paged(Quote),
  example: { input: { states: ['Draft'] }, data: { Items: [quoteExample], TotalCount: 1 } },
});
