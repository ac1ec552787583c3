/** Puts a service into a draft (SOLO-23). */
import { Type } from 'typebox';
import { operation } from '#define';
import { orderQuantity } from '../../entities/order.ts';
import { OrderTerm } from '../../entities/orderTerm.ts';
import { changesQuotes, QuoteDetail, quoteDetailExample, quoteId } from '../../entities/quote.ts';
import { serviceId } from '../../entities/serviceRef.ts';

export default operation('SalesQuote/AddSalesQuoteLine', {
  summary: 'Puts a service into a draft at the price that its customer gets today.',
  kind: 'write',
  subject: { Quote: 'quoteId', Service: 'serviceId' },
  changes: ['Quote'],
  needs: changesQuotes,
  errors: ['noQuote', 'noService', 'notADraft', 'notInThisTerm', 'notOffered', 'quotesFull'],
  audit: { event: 'Quote changed' },
  input: Type.Object({ quoteId, serviceId, quantity: orderQuantity, term: OrderTerm }),
  data: QuoteDetail,
  example: {
    input: { quoteId: 900_003, serviceId: 900_003, quantity: 40, term: '12-YearlyPrepaid' },
    data: quoteDetailExample,
  },
});
