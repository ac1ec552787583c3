/** What a text says of itself without being drawn. */
import type { TextShape } from '../../define/shapes/panel-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';

export const kind: BlockKind<TextShape> = { gate: () => 'anyone' };
