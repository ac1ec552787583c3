/** Lines that leave the cart of the caller: taken out, put in another's place, or ordered. */
import type { CallContext } from '../../define/contract/handler.ts';
import { Failure } from '../calls/failure.ts';

/** All of them or none. @throws 404 for one that is not there any more, or somebody else's. */
export async function takeFromCart(context: CallContext, cartLineIds: readonly number[]): Promise<void> {
  if (cartLineIds.length === 0) return;
  const taken = await context.db
    .deleteFrom('cart_line')
    .where('user_account_id', '=', context.session.user.UserAccountId)
    .where('cart_line_id', 'in', [...cartLineIds])
    .returning('cart_line_id')
    .execute();
  const absent = cartLineIds.find((id) => !taken.some(({ cart_line_id }) => cart_line_id === id));
  if (absent !== undefined) throw new Failure(404, 'noCartLine', { cartLineId: absent });
}
