/** Takes a service out of the cart (SOLO-30). */
import { Type } from 'typebox';
import { can, operation, own } from '#define';
import { cartLineId } from '../../entities/cart.ts';

export default operation('Account/RemoveCartLine', {
  summary: 'Takes a line out of the cart of the caller.',
  kind: 'write',
  subject: { CartLine: 'cartLineId' },
  changes: [own('CartLine')],
  needs: can('SALES_CART_SERVICES', 'Read'),
  errors: ['noCartLine'],
  audit: { event: 'Taken out of the cart' },
  input: Type.Object({ cartLineId }),
  data: Type.Null(),
  example: { input: { cartLineId: 900_003 }, data: null },
});
