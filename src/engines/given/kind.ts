/** What a block about a part of the address says of itself without being drawn. */
import type { GivenShape } from '../../define/shapes/block-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';

export const kind: BlockKind<GivenShape> = {
  gate: ({ body }, gateOf) => gateOf(body),
  parts: ({ body, otherwise }) => [body, otherwise],
};
