/** What lanes say of themselves without being drawn. */
import type { LanesShape } from '../../define/shapes/side-by-side-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { linkControls } from '../access/controls.ts';

export const kind: BlockKind<LanesShape> = {
  waiting: () => ({ like: 'section' }),
  parts: ({ title, open = [] }) => open.flatMap((each) => linkControls(title, each)),
};
