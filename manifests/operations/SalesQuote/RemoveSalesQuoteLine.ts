/** Takes a service out of a draft (SOLO-23). */
import { Type } from 'typebox';
import { operation } from '#define';
import { changesQuotes, lineNo, QuoteDetail, quoteDetailExample, quoteId } from '../../entities/quote.ts';

export default operation('SalesQuote/RemoveSalesQuoteLine', {
  summary: 'Takes a line with all its fees out of a draft.',
  kind: 'write',
  subject: { Quote: 'quoteId' },
  changes: ['Quote'],
  needs: changesQuotes,
  errors: ['noQuote', 'noQuoteLine', 'notADraft'],
  audit: { event: 'Quote changed' },
  input: Type.Object({ quoteId, lineNo }),
  data: QuoteDetail,
  example: {
    input: { quoteId: 900_003, lineNo: 1 },
    data: { ...quoteDetailExample, LinesCount: 0, Services: '', Fees: [], Totals: [] },
  },
});
