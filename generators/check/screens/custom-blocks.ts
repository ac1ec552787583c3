/** A hand-written block has a folder of its name under `src/custom`. */

import { didYouMean } from '../../product/spelling.ts';
import { blocksOf } from '../../product/walk.ts';
import { at, quoted, type Rule } from '../findings.ts';

export const rule: Rule = (product) =>
  Object.entries(product.screens).flatMap(([file, screen]) =>
    blocksOf(screen).flatMap((block) => {
      if (block.block !== 'custom' || product.customBlocks.includes(block.name)) return [];
      return [
        {
          ...at(product, file, quoted(block.name)),
          text: `There is no src/custom/${block.name}; there are ${product.customBlocks.join(', ')}.${didYouMean(block.name, product.customBlocks)}`,
        },
      ];
    }),
  );
