/** What a form says of itself without being drawn. */
import { askedOf, type FormShape } from '../../define/shapes/block-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { fieldControls, innerBlocks } from '../access/controls.ts';
import { callGate, formFieldNeeds, together } from '../access/needs.ts';

export const kind: BlockKind<FormShape> = {
  waiting: () => ({ like: 'section' }),
  gate: (form) => together(callGate(form), ...formFieldNeeds(form.source, askedOf(form))),
  parts: (form) => [...fieldControls(form), ...innerBlocks(form.after)],
};
