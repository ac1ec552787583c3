/** The cart of the caller (SOLO-30). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { CartLine, cartLineExample } from '../../entities/cart.ts';

export default operation('Account/GetCart', {
  summary:
    'Answers what the caller has put together to order it at once, in the order in which he did, each line as it can be ordered now.',
  kind: 'read',
  subject: 'session',
  reads: ['CartLine', 'Account', 'Service', 'Pricelist'],
  needs: can('SALES_CART_SERVICES', 'Read'),
  input: Type.Object({}),
  data: Type.Array(CartLine),
  example: { input: {}, data: [cartLineExample] },
});
