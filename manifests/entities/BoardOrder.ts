/** The order of the tiles of a board and which are hidden, for the user who arranged them. */
import { Type } from 'typebox';
import { entity } from '#define';

/** Which board: the screen's path and the place of the board on it, such as '/dashboard#0'. */
export const boardKey = Type.String({ minLength: 1, maxLength: 200 });
/** Tiles that are not named stand where the board has them, after the ones that are. */
export const tileNames = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
  maxItems: 60,
  uniqueItems: true,
});

export const BoardOrder = entity(
  'BoardOrder',
  Type.Object({ BoardKey: Type.String(), Tiles: Type.Array(Type.String()), Hidden: Type.Array(Type.String()) }),
);

export const boardOrderExample = {
  BoardKey: '/dashboard#0',
  Tiles: ['recent-changes', 'your-company'],
  Hidden: ['your-company'],
};
