/** A hand-written block has a folder of its name under `src/custom`. */

import type { CustomShape } from '../../../src/define/shapes/block-shapes.ts';
import { blocksOf } from '../../../src/define/walk.ts';
import { didYouMean } from '../../product/spelling.ts';
import { at, quoted, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    blocksOf<CustomShape>('custom', screen).flatMap(({ name }) => {
      if (product.customBlocks.includes(name)) return [];
      return [
        {
          ...at(product, file, quoted(name)),
          text: `There is no src/custom/${name}; there are ${product.customBlocks.join(', ')}.${didYouMean(name, product.customBlocks)}`,
        },
      ];
    }),
  );
