/** In which order somebody wants the tiles of a board (SOLO-2; quality: a board is arranged by whoever uses it). */
import { Type } from 'typebox';
import { operation } from '#define';
import { BoardOrder, boardKey, boardOrderExample } from '../../entities/BoardOrder.ts';

export default operation('BoardOrder/GetBoardOrder', {
  summary:
    "Answers the caller's order of the tiles of a board and which are hidden; empty when the board stands as it is made.",
  kind: 'read',
  subject: 'session',
  reads: ['BoardOrder'],
  needs: 'signedIn',
  input: Type.Object({ boardKey }),
  data: BoardOrder,
  example: { input: { boardKey: '/dashboard#0' }, data: boardOrderExample },
});
