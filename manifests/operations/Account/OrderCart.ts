/** Orders what stands in the cart, all of it at once (SOLO-30, SOLO-31). */
import { Type } from 'typebox';
import { allOf, both, can, operation, own } from '#define';
import { cartLineId } from '../../entities/cart.ts';
import { Order, orderErrors, orderExample } from '../../entities/order.ts';

export default operation('Account/OrderCart', {
  summary:
    'Orders lines of the caller’s cart at the prices of this moment, all or none of them: one order for each account that they are for.',
  kind: 'write',
  subject: { CartLine: 'cartLineIds' },
  changes: [both('Account'), both('Order'), own('CartLine'), 'Mail'],
  needs: allOf(can('PRODUCT_ACCOUNT', 'Create'), can('SALES_CART_SERVICES', 'Execute')),
  errors: [...orderErrors, 'cartLinesFaulty'],
  audit: { event: 'Order placed' },
  input: Type.Object({
    cartLineIds: Type.Array(cartLineId, { minItems: 1, maxItems: 50, uniqueItems: true }),
    /** What was shown before: another value is refused. Absent where prices are not shown. */
    expectedTotal: Type.Optional(Type.Number({ minimum: 0 })),
  }),
  data: Type.Object({ Orders: Type.Array(Order), AccountIds: Type.Array(Type.Integer()) }),
  example: {
    input: { cartLineIds: [900_003], expectedTotal: 7384.32 },
    data: { Orders: [{ ...orderExample, MayDecide: false, MayCancel: true }], AccountIds: [104211] },
  },
});
