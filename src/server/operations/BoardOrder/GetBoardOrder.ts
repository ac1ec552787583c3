/** The caller's order of the tiles of a board, and which are hidden. */
import GetBoardOrder from '../../../../manifests/operations/BoardOrder/GetBoardOrder.ts';
import { handler } from '../../../define/contract/handler.ts';

export default handler(GetBoardOrder, async ({ boardKey }, { db, session }) => {
  const row = await db
    .selectFrom('board_order')
    .select(['tiles', 'hidden'])
    .where('user_account_id', '=', session.user.UserAccountId)
    .where('board_key', '=', boardKey)
    .executeTakeFirst();
  return { BoardKey: boardKey, Tiles: row?.tiles ?? [], Hidden: row?.hidden ?? [] };
});
