/** What a hand-written block says of itself without being drawn: whoever opens the screen sees it. */
import type { CustomShape } from '../../define/shapes/block-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';

export const kind: BlockKind<CustomShape> = {};
