/** The quotes that were sent to the own company (SOLO-24). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { listInput, Paged } from '../../entities/list.ts';
import { Quote, QuoteState, quoteExample } from '../../entities/quote.ts';

export default operation('SalesQuote/GetReceivedSalesQuotesPaged', {
  summary: 'Answers the quotes that were sent to the company of the caller.',
  kind: 'read',
  subject: 'session',
  reads: ['Quote'],
  needs: can('PRODUCT_ACCOUNT', 'Create'),
  input: Type.Object({
    ...listInput(['QuoteNumber', 'Name', 'OrderValue', 'Status', 'ValidUntilDate', 'ChangedUtc']),
    states: Type.Optional(Type.Array(QuoteState, { maxItems: 7 })),
  }),
  data: Paged(Quote),
  example: { input: { states: ['Sent'] }, data: { Items: [{ ...quoteExample, Status: 'Sent' }], TotalCount: 1 } },
});
