/** What somebody may or may not use in a block: its actions, links, fields and inner blocks, told apart for explanations. */

import type { Needs } from '../../define/contract/capability.ts';
import type { BlockShape, FormShape, PanelShape } from '../../define/shapes/block-shapes.ts';
import {
  type ActionShape,
  type CallShape,
  type FormFieldShape,
  fieldOf,
  type GoShape,
  isCalling,
  type LongFormField,
} from '../../define/shapes/element-shapes.ts';
import { titleOf } from '../field-plan/humanize.ts';
import { fillingCalls, goGate, needsOf, panelNeeds } from './needs.ts';
import { type Gated, gatedAction } from './verdict.ts';

export type ControlKind = 'part' | 'action' | 'row' | 'selection' | 'edit' | 'column' | 'field' | 'link';

export interface Control {
  readonly kind: ControlKind;
  /** English; undefined: it has no name of its own. */
  readonly title: string | undefined;
  readonly gated: Gated;
  /** The object of the manifest. */
  readonly object: object;
  /** What stands in it, and is there only when it is there itself. */
  readonly parts?: readonly Part[];
}
/** A control, or a block inside. */
export type Part = Control | BlockShape;

export const control = (kind: ControlKind, title: string | undefined, needs: Needs, object: object): Control => ({
  ...{ kind, title, object },
  gated: { needs },
});

const callControl = (kind: ControlKind, title: string | undefined, call: CallShape): Control =>
  control(kind, title, needsOf(call.source), call);

/** Calls that may be left out of a manifest. */
export const callControls = (
  kind: ControlKind,
  title: string | undefined,
  ...calls: readonly (CallShape | undefined)[]
): readonly Control[] => calls.flatMap((call) => (call ? [callControl(kind, title, call)] : []));

export const linkControls = (title: string | undefined, go: GoShape | undefined): readonly Control[] =>
  go ? [control('link', title, goGate(go), go)] : [];

export const innerBlocks = (...blocks: readonly (BlockShape | undefined)[]): readonly BlockShape[] =>
  blocks.filter((block) => block !== undefined);

export const actionControls = (kind: ControlKind, actions: readonly ActionShape[] = []): readonly Control[] =>
  actions.map((action) => ({
    ...{ kind, title: action.label, object: action },
    gated: gatedAction(action),
    parts: [
      ...(isCalling(action) ? fieldControls({ fields: action.ask }) : []),
      ...(action.action === 'show' ? [action.body] : []),
      ...(action.action === 'call' ? callControls(kind, 'Undo', action.undo) : []),
    ],
  }));

interface Fields {
  readonly fields?: readonly FormFieldShape[] | undefined;
  readonly sections?: FormShape['sections'];
}

/** The rights that the fields of a form ask for, and the calls that they make. */
export const fieldControls = ({ fields = [], sections = [] }: Fields): readonly Control[] =>
  [...fields, ...sections.flatMap((section) => section.fields)].map(fieldOf<LongFormField>).flatMap((asked) => {
    const { field, title = titleOf(field), needs, layout, check } = asked;
    return [
      ...(needs ? [control('field', title, needs, asked)] : []),
      ...callControls('field', title, ...fillingCalls(asked), check, ...Object.values(layout?.checks ?? {})),
    ];
  });

/** Each panel with the block in it. */
export const panelControls = (
  panels: readonly PanelShape[],
  gateOf: (block: BlockShape) => Needs,
): readonly Control[] =>
  panels.map((panel) => ({ ...control('part', panel.title, panelNeeds(panel, gateOf), panel), parts: [panel.body] }));
