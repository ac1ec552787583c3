/** Copies a quote (SOLO-24). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { QuoteDetail, quoteDetailExample, quoteId, quoteName, validUntil } from '../../entities/quote.ts';

export default operation('SalesQuote/CopySalesQuote', {
  summary: 'Makes a draft with the lines and prices of another quote, to the same customer.',
  kind: 'write',
  subject: { Quote: 'quoteId' },
  changes: ['Quote'],
  needs: can('QUOTATION_TOOL', 'Create'),
  errors: ['noQuote', 'noQuotesOfKind', 'repeatedDifferently', 'soldElsewhere', 'validityOver', 'validityTooFar'],
  audit: { event: 'Quote created' },
  input: Type.Object({ quoteId, name: quoteName, validUntilDate: validUntil }),
  data: QuoteDetail,
  example: {
    input: { quoteId: 900_003, name: 'Hafenleitwarte 2028', validUntilDate: '2028-12-18' },
    data: { ...quoteDetailExample, QuoteNumber: 'Q-10022', QuoteVersion: 1 },
  },
});
