/** What the place where a page is arranged says of itself without being drawn. */
import type { ArrangeShape } from '../../define/shapes/panel-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { actionControls, callControls, innerBlocks, linkControls, panelControls } from '../access/controls.ts';
import { callGate } from '../access/needs.ts';

export const kind: BlockKind<ArrangeShape> = {
  gate: callGate,
  parts: ({ panels, save, publish, actions = [], others, aside }, gateOf) => [
    ...callControls('action', 'Save', save),
    ...actionControls('action', [publish, ...actions]),
    ...linkControls('Pages', others?.open),
    ...actionControls('action', others?.add && [others.add]),
    ...innerBlocks(aside),
    ...panelControls(panels, gateOf),
  ],
};
