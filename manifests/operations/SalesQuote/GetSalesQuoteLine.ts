/** One line of an accepted quote before it is ordered (SOLO-24). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { OrderConfiguration } from '../../entities/order.ts';
import { lineNo, quoteId } from '../../entities/quote.ts';
import { version, versionExample } from '../../entities/version.ts';

export default operation('SalesQuote/GetSalesQuoteLine', {
  summary: 'Answers one line of a quote with how its service is set up so far, for whoever may order from it.',
  kind: 'read',
  subject: { Quote: 'quoteId' },
  reads: ['Quote', 'Service'],
  needs: can('PRODUCT_ACCOUNT', 'Create'),
  errors: ['ERR-26', 'noQuote', 'noQuoteLine'],
  input: Type.Object({ quoteId, lineNo }),
  data: Type.Object({
    QuoteId: Type.Integer(),
    LineNo: Type.Integer(),
    /** For which it is ordered. */
    AccountId: Type.Integer(),
    ServiceId: Type.Integer(),
    Service: Type.String(),
    ProductName: Type.String(),
    Quantity: Type.Integer(),
    /** What stands in the fields of its form at first. */
    Start: OrderConfiguration,
    /** What ends when it starts, as far as it still can and the caller sees it. */
    EndedAccountIds: Type.Array(Type.Integer()),
    /** Of how all lines are set up. */
    Version: version,
  }),
  example: {
    input: { quoteId: 900_003, lineNo: 1 },
    data: {
      ...{ QuoteId: 21, LineNo: 1, AccountId: 100734, ServiceId: 12, Service: 'Virtual Desktop Plus' },
      ...{ ProductName: 'Virtual Desktop Plus', Quantity: 40, Start: { SubscriptionName: 'Virtual Desktop Plus' } },
      EndedAccountIds: [],
      Version: versionExample,
    },
  },
});
