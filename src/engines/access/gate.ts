/** Which right a block, an action or a screen needs, and whether somebody holds it. */

import type { Needs } from '../../define/contract/capability.ts';
import type { BlockShape, PanelShape } from '../../define/shapes/block-shapes.ts';
import type { ActionShape, CallShape } from '../../define/shapes/element-shapes.ts';
import { type Capabilities, meets } from '../../rules/access/capabilities.ts';
import { kindOf } from './block-kinds.ts';
import { actionGate, callGate, panelNeeds, setBlockNeeds, together } from './needs.ts';

/** What its kind says; else the right of its own call. */
export function blockGate(block: BlockShape): Needs {
  const { gate } = kindOf(block);
  if (gate) return gate(block as never, blockGate);
  return 'source' in block ? callGate(block as unknown as CallShape) : 'anyone';
}

setBlockNeeds(blockGate);

export const panelGate = (panel: PanelShape): Needs => panelNeeds(panel, blockGate);

/** A screen needs what it says itself, and what its body needs. */
export const screenGate = (screen: { readonly needs?: Needs; readonly body: BlockShape }): Needs =>
  together(screen.needs, blockGate(screen.body));

/** Whatever it is. */
export function gateOf(of: BlockShape | ActionShape | { readonly needs?: Needs; readonly body: BlockShape }): Needs {
  if ('block' in of) return blockGate(of);
  return 'action' in of ? actionGate(of) : screenGate(of);
}

export const allowed = (needs: Needs | undefined, held: Capabilities): boolean =>
  needs === undefined || meets(held, needs);
