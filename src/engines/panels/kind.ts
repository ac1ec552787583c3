/** What a page of panels says of itself without being drawn. */
import type { PanelsFromShape } from '../../define/shapes/panel-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { callControls, panelControls } from '../access/controls.ts';
import { callGate } from '../access/needs.ts';

export const kind: BlockKind<PanelsFromShape> = {
  // A page without any panel says so itself, as a board does.
  gate: callGate,
  parts: ({ panels, choices }, gateOf) => [
    ...callControls('action', choices?.title, choices?.keep),
    ...panelControls(panels, gateOf),
  ],
};
