/** Icons of actions stand in rows of a table alone, at most two of them: with more nobody knows which is which. */
import type { TableShape } from '../../../src/define/shapes/block-shapes.ts';
import type { ActionShape } from '../../../src/define/shapes/element-shapes.ts';
import { blocksOf, objectsIn } from '../../../src/define/walk.ts';
import { at, type Rule } from '../findings.ts';

const most = 2;

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) => {
    const tables = blocksOf<TableShape>('table', screen);
    const inRows = new Set<unknown>(tables.flatMap(({ actions = [] }) => actions));
    const strays = [...objectsIn(screen)].filter(
      (part) => part['action'] !== undefined && part['display'] === 'icon' && !inRows.has(part),
    );
    return [
      ...strays.map((part) => ({
        ...at(product, file, "display: 'icon'"),
        text: `"${(part as unknown as ActionShape).label}" stands in no row of a table, so there it has room for its words. Take display away.`,
      })),
      ...tables.flatMap(({ actions = [] }) => {
        const icons = actions.filter(({ display }) => display === 'icon').map(({ label }) => `"${label}"`);
        if (icons.length <= most) return [];
        const text = `${icons.join(', ')} all stand in a row as icons. Keep the ${most} that are used most, and leave the others in the menu.`;
        return [{ ...at(product, file, "display: 'icon'"), text }];
      }),
    ];
  });
