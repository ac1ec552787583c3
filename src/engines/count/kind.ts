/** What a count says of itself without being drawn. */
import type { CountShape } from '../../define/shapes/block-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { linkControls } from '../access/controls.ts';

export const kind: BlockKind<CountShape> = {
  waiting: () => ({ like: 'number' }),
  isFigure: true,
  parts: ({ title, open }) => linkControls(title, open),
};
