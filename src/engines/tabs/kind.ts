/** What tabs say of themselves without being drawn. */
import type { PanelsShape } from '../../define/shapes/block-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { panelControls } from '../access/controls.ts';
import { either, panelNeeds } from '../access/needs.ts';

export const kind: BlockKind<PanelsShape> = {
  gate: ({ panels }, gateOf) => either(panels.map((panel) => panelNeeds(panel, gateOf))),
  parts: ({ panels }, gateOf) => panelControls(panels, gateOf),
};
