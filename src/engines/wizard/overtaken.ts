/** What was entered over a record that somebody else has changed meanwhile: both are kept where they do not meet. */
import type { AskStep } from '../../define/shapes/block-shapes.ts';
import { type BindingValues, startValues } from '../binding/resolve.ts';
import { inputSchema, type Values } from '../binding/schema.ts';
import { rebased } from '../editing/rebase.ts';
import { isSame } from '../editing/same-values.ts';
import { fieldsOf, sectionShapesOf, sectionsOf } from '../form/plan.ts';
import { type Entries, entered } from './entries.ts';
import type { WizardPlan } from './plan.ts';
import { progressOf, type Records } from './progress.ts';

/** By step: fields that others have changed as well, to something else. */
export type Contested = Readonly<Record<string, readonly string[]>>;

export interface Overtaken {
  readonly entries: Entries;
  readonly contested: Contested;
}

/** What stands in a step at first, by what was read before it. */
const startOf = (step: AskStep, before: ReadonlyMap<string, Values>, scope: BindingValues): Values =>
  startValues(step.source, step.start ?? {}, { ...scope, steps: before.get(step.step) });

/** @param was what was read when it was entered. @param now what is there now. */
export function overtaken(
  plan: WizardPlan,
  entries: Entries,
  was: Records,
  now: Records,
  scope: BindingValues,
): Overtaken {
  const before = progressOf(plan, entries, was, scope).before;
  const after = progressOf(plan, entries, now, scope).before;
  let kept = entries;
  const contested: Record<string, readonly string[]> = {};
  for (const step of plan.steps) {
    const entry = entries[step.step];
    if (step.block !== 'ask' || !step.start || !entry) continue;
    const names = fieldsOf(sectionsOf(sectionShapesOf(step), inputSchema(step.source))).map(({ name }) => name);
    const mine = entry.value as Values;
    const found = rebased(names, startOf(step, before, scope), mine, startOf(step, after, scope));
    if (found.contested.length > 0) contested[step.step] = found.contested;
    const isDone = entry.isDone && found.contested.length === 0;
    if (!isSame(found.values, mine) || isDone !== entry.isDone)
      kept = entered(plan, kept, step.step, { ...entry, value: found.values, isDone });
  }
  return { entries: kept, contested };
}
