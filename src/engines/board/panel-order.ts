/** The order of tiles: as somebody arranged them, else as the board is made. */
import type { PanelShape } from '../../define/shapes/block-shapes.ts';
import { panelKey } from './panels.ts';

/** Named tiles first, in their order; the others stay behind the tile that they follow in the manifest. */
export function inOrder(panels: readonly PanelShape[], order: readonly string[]): readonly PanelShape[] {
  const known = order.flatMap((key) => panels.filter((panel) => panelKey(panel.title) === key));
  const arranged = [...known];
  panels.forEach((panel, index) => {
    if (known.includes(panel)) return;
    const before = panels[index - 1];
    arranged.splice(before ? arranged.indexOf(before) + 1 : 0, 0, panel);
  });
  return arranged;
}

/** The names of the tiles after one of them has changed places with the one before or behind it. */
export function moved(panels: readonly PanelShape[], panel: PanelShape, by: -1 | 1): readonly string[] {
  const keys = panels.map(({ title }) => panelKey(title));
  const from = panels.indexOf(panel);
  const to = from + by;
  const [own, other] = [keys[from], keys[to]];
  if (own === undefined || other === undefined) return keys;
  keys[from] = other;
  keys[to] = own;
  return keys;
}
