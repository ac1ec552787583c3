/** What a chain says of itself without being drawn. */
import type { StackShape } from '../../define/shapes/block-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { either } from '../access/needs.ts';

export const kind: BlockKind<StackShape> = {
  gate: ({ blocks }, gateOf) => either(blocks.map(gateOf)),
  parts: ({ blocks }) => blocks,
};
