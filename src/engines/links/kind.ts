/** What a list of links says of itself without being drawn. */
import type { LinksShape } from '../../define/shapes/block-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { actionControls } from '../access/controls.ts';
import { either, goGate } from '../access/needs.ts';

export const kind: BlockKind<LinksShape> = {
  gate: ({ links }) => either(links.map(({ to }) => goGate(to))),
  parts: ({ links }) => actionControls('link', links),
};
