/** What a document says of itself without being drawn. */
import type { DocumentShape } from '../../define/shapes/side-by-side-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { actionControls } from '../access/controls.ts';

export const kind: BlockKind<DocumentShape> = {
  waiting: () => ({ like: 'section' }),
  parts: ({ request }) => actionControls('action', request && [request]),
};
