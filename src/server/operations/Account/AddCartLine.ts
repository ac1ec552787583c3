/** Puts a service into the cart of the caller. */
import AddCartLine from '../../../../manifests/operations/Account/AddCartLine.ts';
import { handler } from '../../../define/contract/handler.ts';
import { addCartLine } from '../../ordering/cart.ts';

export default handler(AddCartLine, async (input, context) => {
  const line = await addCartLine(context, input);
  context.audit({ details: line.Service ?? '' });
  return line;
});
