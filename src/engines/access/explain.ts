/** Everything on a screen that somebody may or may not use, each with the answer and its reason: what "What may I do here?" lists. */

import type { Needs } from '../../define/contract/capability.ts';
import { type BlockShape, type FormShape, type RecordHeaderShape, shapeOf } from '../../define/shapes/block-shapes.ts';
import {
  type ActionShape,
  type CallShape,
  type FormFieldShape,
  fieldOf,
  type LongColumn,
} from '../../define/shapes/element-shapes.ts';
import type { Capabilities } from '../../rules/access/capabilities.ts';
import { titleOf } from '../field-plan/humanize.ts';
import { blockGate, goGate, needsOf, panelGate } from './gate.ts';
import { type Gated, gatedAction, gatedEdit, type Verdict, verdictOf } from './verdict.ts';

export type ControlKind = 'part' | 'action' | 'row' | 'selection' | 'edit' | 'column' | 'field' | 'link';

export interface Control {
  readonly kind: ControlKind;
  /** English; undefined: it has no name of its own. */
  readonly title: string | undefined;
  readonly gated: Gated;
  /** The part of the manifest. */
  readonly object: object;
}

export interface Explained extends Control {
  readonly verdict: Verdict;
}

/** What stands in a part that is not there is not listed: the part says it for all of it. */
export function explain(screen: { readonly head?: RecordHeaderShape; readonly body: BlockShape }, held: Capabilities) {
  const found: Explained[] = [];
  const tell = (control: Control): boolean => {
    const verdict = verdictOf(control.gated, held);
    found.push({ ...control, verdict });
    return verdict.state !== 'hidden';
  };
  if (screen.head) tell(control('part', undefined, needsOf(screen.head.source), screen.head));
  walk(screen.body, tell);
  return found;
}

type Tell = (control: Control) => boolean;

const control = (kind: ControlKind, title: string | undefined, needs: Needs, object: object): Control => ({
  ...{ kind, title, object },
  gated: { needs },
});

function walk(shape: BlockShape, tell: Tell): void {
  const title = 'title' in shape ? shape.title : undefined;
  if (!tell(control('part', title, blockGate(shape), shape))) return;
  if ('open' in shape && shape.open) tell(control('link', title, goGate(shape.open), shape.open));
  switch (shape.block) {
    case 'table':
      for (const action of shape.toolbar ?? []) tellAction('action', action, tell);
      for (const action of shape.actions ?? []) tellAction('row', action, tell);
      for (const action of shape.bulk ?? []) tellAction('selection', action, tell);
      if (shape.search) tell(control('field', 'Find', needsOf(shape.search.source), shape.search));
      if (shape.edit) tell(control('edit', title, needsOf(shape.edit.source), shape.edit));
      for (const filter of shape.filters ?? []) {
        if (typeof filter !== 'string' && filter.lookup) {
          tell(control('field', filter.title ?? titleOf(filter.field), needsOf(filter.lookup.source), filter.lookup));
        }
      }
      for (const column of shape.columns.map(fieldOf<LongColumn>)) {
        if (column.needs) tell(control('column', column.title ?? titleOf(column.field), column.needs, column));
      }
      if (shape.detail) walk(shapeOf(shape.detail as never), tell);
      break;
    case 'form':
      tellForm(shape, tell);
      if (shape.after) walk(shapeOf(shape.after as never), tell);
      break;
    case 'view':
      if ('source' in shape.layout) tell(control('part', undefined, needsOf(shape.layout.source), shape.layout));
      for (const action of shape.actions ?? []) tellAction('action', action, tell);
      if (shape.save) tell({ kind: 'edit', title, gated: gatedEdit(shape.save, shape.locks), object: shape.save });
      for (const each of [shape.below, shape.aside]) if (each) walk(shapeOf(each as never), tell);
      break;
    case 'tabs':
    case 'board':
      for (const panel of shape.panels) {
        if (tell(control('part', panel.title, panelGate(panel), panel))) walk(shapeOf(panel.body as never), tell);
      }
      break;
    case 'wizard':
      for (const step of shape.steps) {
        if (step.block === 'ask') tellForm(step, tell);
        if ('body' in step && step.body) walk(shapeOf(step.body as never), tell);
      }
      break;
    case 'links':
      for (const way of shape.links) tell(control('link', way.label, goGate(way.to), way));
      break;
    case 'stack':
      for (const each of shape.blocks) walk(shapeOf(each as never), tell);
      break;
    default:
      if ('actions' in shape) for (const action of shape.actions ?? []) tellAction('action', action, tell);
  }
}

const tellForm = ({ fields, sections = [] }: Pick<FormShape, 'fields' | 'sections'>, tell: Tell): void => {
  for (const each of [{ fields }, ...sections]) tellFields(each.fields, tell);
};

function tellAction(kind: ControlKind, action: ActionShape, tell: Tell): void {
  const there = tell({ kind, title: action.label, gated: gatedAction(action), object: action });
  if (!there || action.action === 'open') return;
  tellFields(action.ask, tell);
  if (action.action === 'call' && action.undo) tellCall(kind, 'Undo', action.undo, tell);
}

const tellCall = (kind: ControlKind, title: string | undefined, call: CallShape, tell: Tell): boolean =>
  tell(control(kind, title, needsOf(call.source), call));

function tellFields(fields: readonly FormFieldShape[] | undefined, tell: Tell): void {
  for (const field of fields ?? []) {
    if (typeof field === 'string') continue;
    const { options, layout, check } = field;
    for (const call of [options, layout, check, ...Object.values(layout?.checks ?? {})]) {
      if (call) tellCall('field', field.title ?? titleOf(field.field), call, tell);
    }
  }
}
