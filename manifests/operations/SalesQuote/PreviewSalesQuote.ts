/** What changed fees of a draft would come to (SOLO-23). */
import { Type } from 'typebox';
import { operation } from '#define';
import { changesQuotes, FeeInput, QuoteDetail, quoteDetailExample, quoteId } from '../../entities/quote.ts';

export default operation('SalesQuote/PreviewSalesQuote', {
  summary: 'Answers what changed quantities, discounts and prices of a draft would come to; nothing is kept.',
  kind: 'read',
  subject: { Quote: 'quoteId' },
  reads: ['Quote'],
  needs: changesQuotes,
  errors: [
    'mayNotDiscount',
    'mayNotSetPrices',
    'noQuote',
    'noQuoteLine',
    'notADraft',
    'notInThisTerm',
    'notOffered',
    'twoQuantities',
  ],
  input: Type.Object({ quoteId, fees: Type.Array(FeeInput, { maxItems: 1000 }) }),
  data: QuoteDetail.properties.Fees,
  example: {
    input: { quoteId: 900_003, fees: [{ LineNo: 1, ItemId: 71, DiscountPercent: 8 }] },
    data: quoteDetailExample.Fees,
  },
});
