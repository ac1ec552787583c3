/** What the browser shows to somebody with given rights: the engines' own decisions, gathered from a screen without drawing it. */

import type { Capability } from '../../src/define/contract/capability.ts';
import type { Screen } from '../../src/define/screen.ts';
import {
  type BlockShape,
  type FormShape,
  recordHeaderOf,
  type TableShape,
} from '../../src/define/shapes/block-shapes.ts';
import {
  type ActionShape,
  type FormFieldShape,
  fieldOf,
  isCalling,
  type LongColumn,
} from '../../src/define/shapes/element-shapes.ts';
import { allowed, blockGate, screenGate } from '../../src/engines/access/gate.ts';
import { goGate, needsOf } from '../../src/engines/access/needs.ts';
import { visibleActions } from '../../src/engines/action/prepare.ts';
import { canUndo } from '../../src/engines/action/undo.ts';
import { panelsFor } from '../../src/engines/board/panels.ts';
import { fillableFields } from '../../src/engines/form/fillable.ts';
import { linksOf } from '../../src/engines/links/menu-links.ts';
import { sheetColumns } from '../../src/engines/table/export/sheet.ts';
import { planOf } from '../../src/engines/table/model/plan.ts';
import { emptyState } from '../../src/engines/table/model/state.ts';
import type { KnownBlock } from './known-blocks.ts';

type Held = readonly Capability[];
const isPart = <T>(value: T): value is Extract<T, object> => typeof value === 'object' && value !== null;

/** Parts of the manifest that are on the page, each as the object that stands in the manifest. */
export function shownOn(screen: Screen, held: Held): ReadonlySet<object> {
  const found = new Set<object>();
  if (!allowed(screenGate(screen), held)) return found;
  found.add(screen);
  if (screen.header) {
    found.add(screen.header);
    const { up } = recordHeaderOf(screen.header);
    if (up && visibleActions([up], held).length > 0) found.add(up);
  }
  block(screen.body, held, found);
  return found;
}

function block(given: BlockShape, held: Held, found: Set<object>): void {
  const shape = given as KnownBlock;
  if (!allowed(blockGate(shape), held)) return;
  found.add(shape);
  for (const open of 'open' in shape ? [shape.open ?? []].flat() : []) if (allowed(goGate(open), held)) found.add(open);
  const inner = (each: unknown) => isPart(each) && block(each as BlockShape, held, found);
  const show = (actions: readonly ActionShape[] | undefined) => {
    for (const action of visibleActions(actions, held)) {
      found.add(action);
      if (isCalling(action)) fields(action.ask, held, found);
      if (action.action === 'show') inner(action.body);
      if (action.action === 'call' && action.undo && canUndo(action, held)) found.add(action.undo);
    }
  };
  switch (shape.block) {
    case 'table': {
      const plan = planOf(shape, held);
      const onCards = shape.cards?.action ? [shape.cards.action] : [];
      for (const actions of [shape.toolbar, shape.actions, onCards, plan.selectable ? shape.bulk : []]) show(actions);
      for (const fact of shape.cards?.facts ?? [])
        if (isPart(fact) && 'values' in fact && fact.open && allowed(goGate(fact.open), held)) found.add(fact.open);
      if (plan.find === 'search' && shape.search) found.add(shape.search);
      if ((plan.edit ?? plan.steps) && shape.edit) found.add(shape.edit);
      if (plan.edit && shape.edit?.edit === 'list' && shape.edit.preview?.behind) show([shape.edit.preview.behind]);
      if (plan.detail) inner(plan.detail);
      if (plan.aside) inner(plan.aside);
      if (plan.outlook) inner(plan.outlook);
      inner(shape.above);
      for (const lookup of Object.values(shape.filtersFrom?.lookups ?? {}))
        if (allowed(needsOf(lookup.source), held)) found.add(lookup);
      const filters = new Set(plan.filters.map(({ field }) => field));
      for (const filter of shape.filters ?? []) {
        if (!isPart(filter) || !filters.has(filter.field)) continue;
        for (const part of [filter.lookup, filter.options]) if (part) found.add(part);
      }
      const columns = new Set(plan.columns.map(({ field }) => field));
      for (const column of shape.columns) {
        if (isPart(column) && columns.has(column.field)) found.add(column);
      }
      break;
    }
    case 'form':
      inner(shape.after);
      form(shape, held, found);
      break;
    case 'view':
      if (shape.layout) found.add(shape.layout);
      show(shape.actions);
      if (shape.save && allowed(needsOf(shape.save.source), held)) found.add(shape.save);
      inner(shape.below);
      inner(shape.aside);
      break;
    case 'tabs':
    case 'board':
      for (const panel of panelsFor(shape.panels, held)) {
        found.add(panel);
        inner(panel.body);
      }
      break;
    case 'panels':
    case 'arrange':
      for (const panel of panelsFor(shape.panels, held)) {
        found.add(panel);
        inner(panel.body);
      }
      for (const write of shape.block === 'panels' ? [shape.choices?.keep] : [shape.save])
        if (write && allowed(needsOf(write.source), held)) found.add(write);
      if (shape.block === 'arrange') {
        const { publish, actions = [], others, aside } = shape;
        show([publish, ...actions, ...(others?.add ? [others.add] : [])]);
        if (others && allowed(goGate(others.open), held)) found.add(others.open);
        inner(aside);
      }
      break;
    case 'links':
      show(linksOf(shape));
      break;
    case 'compare':
      if (shape.choose && allowed(goGate(shape.choose), held)) found.add(shape.choose);
      if (shape.add && allowed(needsOf(shape.add.source), held)) found.add(shape.add);
      for (const column of shape.fields) if (isPart(column) && allowed(column.needs, held)) found.add(column);
      break;
    case 'list':
      show(shape.action && [shape.action]);
      for (const column of shape.facts ?? []) if (isPart(column) && allowed(column.needs, held)) found.add(column);
      break;
    case 'document':
      show(shape.request && [shape.request]);
      break;
    case 'timeline':
      if (shape.open && allowed(goGate(shape.open), held)) found.add(shape.open);
      if (shape.all && allowed(goGate(shape.all), held)) found.add(shape.all);
      inner(shape.detail);
      for (const column of shape.facts ?? []) if (isPart(column) && allowed(column.needs, held)) found.add(column);
      break;
    case 'matrix':
      show(shape.action && [shape.action]);
      for (const column of [...shape.columns, shape.value, ...(shape.behind ?? [])])
        if (isPart(column) && allowed(column.needs, held)) found.add(column);
      break;
    case 'choosing':
      inner(shape.body);
      break;
    case 'given':
      inner(shape.body);
      inner(shape.otherwise);
      break;
    case 'chain':
    case 'stack':
      shape.blocks.forEach(inner);
      break;
    case 'wizard':
      for (const step of shape.steps) {
        found.add(step);
        if (step.block === 'ask') form(step, held, found);
        for (const list of 'lists' in step ? panelsFor(step.lists ?? [], held) : []) {
          found.add(list);
          inner(list.body);
        }
        if ('body' in step) inner(step.body);
      }
      break;
    default:
      if ('actions' in shape) show(shape.actions);
  }
}

const form = (
  { fields: own, sections = [] }: Pick<FormShape, 'fields' | 'sections'>,
  held: Held,
  found: Set<object>,
) => {
  for (const each of [own, ...sections.map((section) => section.fields)]) fields(each, held, found);
};

/** Choices, layouts and checks of what is asked for. */
function fields(asked: readonly FormFieldShape[] | undefined, held: Held, found: Set<object>): void {
  for (const field of fillableFields(asked, held)) {
    if (!isPart(field)) continue;
    const { options, layout, check } = field;
    // What stands in the manifest itself, where a check that is refused was taken away from it.
    if ('needs' in field) found.add(field);
    const checks = Object.values(layout?.checks ?? {});
    for (const part of [options, layout, layout?.choices, check, ...checks]) if (isPart(part)) found.add(part);
  }
}

/** Names of the columns that a file of the list has, with every column switched on. */
export function exported(shape: TableShape, held: Held): readonly string[] {
  const columns = shape.columns.map((column) => ({ ...fieldOf<LongColumn>(column), hidden: false }));
  const plan = planOf({ ...shape, columns }, held);
  return sheetColumns(plan, emptyState, ((text: string) => text) as never).map(({ plan: { field } }) => field);
}
