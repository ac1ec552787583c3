/** Changes how many units of a service stand in the cart (SOLO-30). */
import { Type } from 'typebox';
import { can, operation, own } from '#define';
import { CartLine, cartLineExample, cartLineId } from '../../entities/cart.ts';
import { orderQuantity } from '../../entities/order.ts';

export default operation('Account/SetCartLineQuantity', {
  summary: 'Sets the quantity of a line in the cart of the caller; what it is worth then is what he was shown.',
  kind: 'write',
  subject: { CartLine: 'cartLineId' },
  changes: [own('CartLine')],
  needs: can('SALES_CART_SERVICES', 'Read'),
  errors: ['noCartLine'],
  audit: { event: 'Quantity in the cart changed' },
  input: Type.Object({ cartLineId, quantity: orderQuantity }),
  data: CartLine,
  example: { input: { cartLineId: 900_003, quantity: 25 }, data: { ...cartLineExample, Quantity: 25 } },
});
