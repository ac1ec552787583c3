/** Deletes drafts (CALL-123). */
import { Type } from 'typebox';
import { anyOf, can, operation } from '#define';
import { quoteId } from '../../entities/quote.ts';

export default operation('SalesQuote/DeleteSalesQuotes', {
  summary: 'Deletes drafts, all of them or none; what was sent stays.',
  kind: 'write',
  subject: { Quote: 'quoteIds' },
  changes: ['Quote'],
  needs: anyOf(can('QUOTATION_TOOL', 'Delete'), can('SALESQUOTE', 'Delete')),
  errors: ['noQuote', 'notADraft'],
  audit: { event: 'Quote deleted' },
  input: Type.Object({ quoteIds: Type.Array(quoteId, { minItems: 1, maxItems: 1000, uniqueItems: true }) }),
  data: Type.Null(),
  example: { input: { quoteIds: [900_003] }, data: null },
});
