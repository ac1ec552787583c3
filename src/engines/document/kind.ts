/** What a document says of itself without being drawn. */
import type { DocumentShape } from '../../define/shapes/block-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { actionControls } from '../access/controls.ts';

export const kind: BlockKind<DocumentShape> = {
  waiting: 'section',
  parts: ({ request }) => actionControls('action', request && [request]),
};
