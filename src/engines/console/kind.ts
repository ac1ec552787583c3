/** What a console of calls says of itself without being drawn: it needs its list and its descriptions; each call asks for its own right. */
import type { CallConsoleShape } from '../../define/shapes/block-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { callControls } from '../access/controls.ts';
import { callGate, together } from '../access/needs.ts';

export const kind: BlockKind<CallConsoleShape> = {
  gate: (block) => together(callGate(block), callGate(block.describe)),
  parts: (block) => callControls('part', undefined, block.through),
};
