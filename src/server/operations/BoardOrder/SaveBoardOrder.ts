/** Keeps an order of tiles and which are hidden, or forgets both. */
import SaveBoardOrder from '../../../../manifests/operations/BoardOrder/SaveBoardOrder.ts';
import { handler } from '../../../define/contract/handler.ts';

export default handler(SaveBoardOrder, async ({ boardKey, tiles, hidden }, context) => {
  const { db, session } = context;
  const user_account_id = session.user.UserAccountId;
  if (tiles.length + hidden.length === 0) {
    await db
      .deleteFrom('board_order')
      .where('user_account_id', '=', user_account_id)
      .where('board_key', '=', boardKey)
      .execute();
  } else {
    await db
      .insertInto('board_order')
      .values({ user_account_id, board_key: boardKey, tiles, hidden })
      .onConflict((known) => known.columns(['user_account_id', 'board_key']).doUpdateSet({ tiles, hidden }))
      .execute();
  }
  context.audit({ details: boardKey });
  return { BoardKey: boardKey, Tiles: tiles, Hidden: hidden };
});
