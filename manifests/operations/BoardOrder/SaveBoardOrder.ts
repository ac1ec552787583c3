/** Keeps how the tiles of a board stand, and which are hidden, for whoever arranged them. */
import { Type } from 'typebox';
import { operation, own } from '#define';
import { BoardOrder, boardKey, boardOrderExample, tileNames } from '../../entities/BoardOrder.ts';

export default operation('BoardOrder/SaveBoardOrder', {
  summary: 'Keeps the order of the tiles of a board and which are hidden; with neither the board stands as it is made.',
  kind: 'write',
  subject: 'session',
  changes: [own('BoardOrder')],
  needs: 'signedIn',
  audit: { event: 'Board arranged' },
  silent: 'How tiles stand on a board is seen by nobody but its owner.',
  input: Type.Object({ boardKey, tiles: tileNames, hidden: tileNames }),
  data: BoardOrder,
  example: {
    input: { boardKey: '/dashboard#0', tiles: boardOrderExample.Tiles, hidden: boardOrderExample.Hidden },
    data: boardOrderExample,
  },
});
