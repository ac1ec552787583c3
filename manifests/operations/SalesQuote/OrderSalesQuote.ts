/** Orders what a quote offers, at its prices (SOLO-24, I48, I49, D30). */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { accountId } from '../../entities/list.ts';
import { endedAccountIds, OrderConfiguration, OrderState, orderErrors } from '../../entities/order.ts';
import { lineNo, quoteId } from '../../entities/quote.ts';

export default operation('SalesQuote/OrderSalesQuote', {
  summary: 'Orders everything that an accepted quote offers, once, at the quoted prices until the first term’s end.',
  kind: 'write',
  subject: { Quote: 'quoteId', Account: 'configurations[].EndedAccountIds' },
  changes: [both('Account'), both('Order'), both('Quote'), both('Terms'), 'Mail'],
  needs: can('PRODUCT_ACCOUNT', 'Create'),
  errors: [
    ...orderErrors,
    'noQuote',
    'notAnswered',
    'otherFees',
    'partsUndecided',
    'quoteAccepted',
    'quoteDeclined',
    'quoteExpired',
    'quoteOrdered',
    'quoteSuperseded',
    'soldElsewhere',
  ],
  audit: { event: 'Quote ordered' },
  input: Type.Object({
    quoteId,
    /** Terms of what it offers that the person has read and accepts with it. */
    termsIds: Type.Optional(Type.Array(accountId, { maxItems: 100 })),
    /** What services ask for with an order, for the lines that need it, instead of what was kept for them. */
    configurations: Type.Optional(
      Type.Array(
        Type.Object({
          LineNo: lineNo,
          Configuration: Type.Optional(OrderConfiguration),
          /** Parts of a bundle that end when it starts; absent: what was kept for the line. */
          EndedAccountIds: Type.Optional(endedAccountIds),
        }),
        { maxItems: 50 },
      ),
    ),
  }),
  data: Type.Object({ OrderId: Type.Integer(), OrderNumber: Type.String(), OrderStatus: OrderState }),
  example: {
    input: { quoteId: 900_003, configurations: [{ LineNo: 1, EndedAccountIds: [100_736] }] },
    data: { OrderId: 40714, OrderNumber: 'O-40714', OrderStatus: 'Pending' },
  },
});
