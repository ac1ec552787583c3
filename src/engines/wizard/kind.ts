/** What a wizard says of itself without being drawn. */
import type { Needs } from '../../define/contract/capability.ts';
import { askedOf, type StepShape, type WizardShape } from '../../define/shapes/block-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { fieldControls, innerBlocks, panelControls } from '../access/controls.ts';
import { callGate, formFieldNeeds, needsOf, together } from '../access/needs.ts';

const stepNeeds = (step: StepShape): readonly Needs[] =>
  'source' in step
    ? [
        'input' in step ? callGate(step) : needsOf(step.source),
        ...(step.block === 'ask' ? formFieldNeeds(step.source, askedOf(step)) : []),
      ]
    : [];

export const kind: BlockKind<WizardShape> = {
  gate: ({ steps }) => together(...steps.flatMap(stepNeeds)),
  parts: ({ steps }, gateOf) =>
    steps.flatMap((step) => [
      ...(step.block === 'ask' ? fieldControls(step) : []),
      ...('lists' in step ? panelControls(step.lists ?? [], gateOf) : []),
      ...('body' in step ? innerBlocks(step.body) : []),
    ]),
};
