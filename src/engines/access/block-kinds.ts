/** The kinds of blocks that there are: one for each folder that has a `kind.ts`. */

import type { BlockShape } from '../../define/shapes/block-shapes.ts';
import type { BlockKind } from './block-kind.ts';

const files = import.meta.glob<BlockKind<never>>('../*/kind.ts', { eager: true, import: 'kind' });

const kinds: Readonly<Record<string, BlockKind<never>>> = Object.fromEntries(
  Object.entries(files).map(([file, kind]) => [file.slice('../'.length, -'/kind.ts'.length), kind]),
);

export function kindOf({ block }: Pick<BlockShape, 'block'>): BlockKind<never> {
  const kind = kinds[block];
  if (!kind) throw new Error(`There is no folder src/engines/${block} for the block "${block}"`);
  return kind;
}
