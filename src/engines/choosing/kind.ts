/** What a choice says of itself without being drawn. */
import type { ChoosingShape } from '../../define/shapes/block-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { callGate, together } from '../access/needs.ts';

export const kind: BlockKind<ChoosingShape> = {
  gate: ({ source, input, body }, gateOf) => together(callGate({ source, input }), gateOf(body)),
  parts: ({ body }) => [body],
};
