/** What opens a block is about one row or none: selected rows have no block of their own. */
import type { TableShape } from '../../../src/define/shapes/block-shapes.ts';
import { blocksOf } from '../../../src/define/walk.ts';
import { at, quoted, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    blocksOf<TableShape>('table', screen).flatMap(({ bulk = [] }) =>
      bulk
        .filter(({ action }) => action === 'show')
        .map(({ label }) => ({
          ...at(product, file, quoted(label)),
          text: `"${label}" opens a block for selected rows, which have none. Put it into actions, for one row, or into toolbar.`,
        })),
    ),
  );
