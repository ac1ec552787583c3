/** The order of tiles: as somebody arranged them, else as the board is made. */
import type { PanelShape } from '../../define/shapes/block-shapes.ts';
import { tileKey } from './panels.ts';

/** Named tiles first, in their order; the others stay behind the tile that they follow in the manifest. */
export function inOrder(panels: readonly PanelShape[], order: readonly string[]): readonly PanelShape[] {
  const known = order.flatMap((key) => panels.filter((panel) => tileKey(panel) === key));
  const arranged = [...known];
  panels.forEach((panel, index) => {
    if (known.includes(panel)) return;
    const before = panels[index - 1];
    arranged.splice(before ? arranged.indexOf(before) + 1 : 0, 0, panel);
  });
  return arranged;
}

/** The names of the tiles once one of them stands at another place among those that are shown. */
export function moved(all: readonly PanelShape[], shown: readonly PanelShape[], panel: PanelShape, to: number) {
  const others = shown.filter((each) => each !== panel);
  const behind = others[to];
  const rest = all.filter((each) => each !== panel);
  rest.splice(behind ? rest.indexOf(behind) : rest.length, 0, panel);
  return rest.map(tileKey);
}
