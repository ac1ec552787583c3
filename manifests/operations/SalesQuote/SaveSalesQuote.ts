/** Changes a draft: what it is called, its validity, its note, and quantities and prices of its fees (CALL-122). */
import { Type } from 'typebox';
import { operation } from '#define';
import {
  changesQuotes,
  FeeInput,
  QuoteDetail,
  quoteDetailExample,
  quoteId,
  quoteName,
  quoteNote,
  validUntil,
} from '../../entities/quote.ts';
import { readVersion } from '../../entities/version.ts';

export default operation('SalesQuote/SaveSalesQuote', {
  summary: 'Changes what is sent of a draft; discounts and prices of one’s own need rights of their own.',
  kind: 'write',
  subject: { Quote: 'quoteId' },
  changes: ['Quote'],
  edits: { record: 'Quote', id: 'quoteId', version: 'version' },
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
    'validityOver',
    'validityTooFar',
  ],
  audit: { event: 'Quote changed' },
  input: Type.Object({
    quoteId,
    quote: Type.Object({
      Name: Type.Optional(quoteName),
      ValidUntilDate: Type.Optional(validUntil),
      Note: Type.Optional(Type.Union([quoteNote, Type.Null()])),
      Fees: Type.Optional(Type.Array(FeeInput, { maxItems: 1000 })),
    }),
    version: readVersion,
  }),
  data: QuoteDetail,
  example: {
    input: { quoteId: 900_003, quote: { Fees: [{ LineNo: 1, ItemId: 71, DiscountPercent: 8 }] } },
    data: quoteDetailExample,
  },
});
