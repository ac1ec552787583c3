/** What a list of links says of itself without being drawn. */
import type { LinksShape } from '../../define/shapes/block-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { actionControls } from '../access/controls.ts';
import { either, goGate } from '../access/needs.ts';
import { linksOf } from './menu-links.ts';

export const kind: BlockKind<LinksShape> = {
  gate: (shape) => either(linksOf(shape).map(({ to }) => goGate(to))),
  parts: (shape) => actionControls('link', linksOf(shape)),
};
