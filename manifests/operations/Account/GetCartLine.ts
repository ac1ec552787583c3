/** One line of the cart (SOLO-30). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { CartLine, cartLineExample, cartLineId } from '../../entities/cart.ts';

export default operation('Account/GetCartLine', {
  summary: 'Answers one line of the cart of the caller, as it can be ordered now.',
  kind: 'read',
  subject: { CartLine: 'cartLineId' },
  reads: ['CartLine', 'Account', 'Service', 'Pricelist'],
  needs: can('SALES_CART_SERVICES', 'Read'),
  errors: ['noCartLine'],
  input: Type.Object({ cartLineId }),
  data: CartLine,
  example: { input: { cartLineId: 900_003 }, data: cartLineExample },
});
