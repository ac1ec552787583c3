/** Takes out of the cart what was shown in it (SOLO-30). */
import { Type } from 'typebox';
import { can, operation, own } from '#define';
import { cartLineId } from '../../entities/cart.ts';

export default operation('Account/EmptyCart', {
  summary: 'Takes lines out of the cart of the caller, all or none of them.',
  kind: 'write',
  subject: { CartLine: 'cartLineIds' },
  changes: [own('CartLine')],
  needs: can('SALES_CART_SERVICES', 'Read'),
  errors: ['noCartLine'],
  audit: { event: 'Cart emptied' },
  input: Type.Object({ cartLineIds: Type.Array(cartLineId, { minItems: 1, maxItems: 50, uniqueItems: true }) }),
  data: Type.Null(),
  example: { input: { cartLineIds: [900_003] }, data: null },
});
