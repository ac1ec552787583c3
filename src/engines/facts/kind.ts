/** What facts say of themselves without being drawn. */
import type { FactsShape } from '../../define/shapes/block-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { actionControls } from '../access/controls.ts';

export const kind: BlockKind<FactsShape> = {
  waiting: () => ({ like: 'section' }),
  parts: ({ actions }) => actionControls('action', actions),
};
