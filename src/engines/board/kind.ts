/** What a board says of itself without being drawn. */
import type { PanelsShape } from '../../define/shapes/block-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { panelControls } from '../access/controls.ts';

export const kind: BlockKind<PanelsShape> = {
  // A board that has nothing to show says so itself and points to support (SOLO-5).
  gate: () => 'signedIn',
  parts: ({ panels }, gateOf) => panelControls(panels, gateOf),
};
