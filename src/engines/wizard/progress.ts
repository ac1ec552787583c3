/** How far a wizard has come: which steps are there as things stand, and what each of them may use. */
import type { LoadStep } from '../../define/shapes/block-shapes.ts';
import { rowSchema } from '../binding/answer-rows.ts';
import { holds } from '../binding/condition.ts';
import { type BindingValues, resolveInput, resolveValues } from '../binding/resolve.ts';
import type { Values } from '../binding/schema.ts';
import type { Entries } from './entries.ts';
import type { VisibleStep, WizardPlan } from './plan.ts';

/** A record that was read, and the input it was read by. */
export interface LoadedRecord {
  readonly by: string;
  readonly data: unknown;
}
export type Records = Readonly<Record<string, LoadedRecord>>;

/** A record that is to be read. */
export interface Wanted {
  readonly step: LoadStep;
  readonly input: Values;
  readonly by: string;
  /** Steps that people see before it: what stands there needs no record that comes later. */
  readonly after: number;
}

export interface WizardProgress {
  /** What people see, in its order. */
  readonly visibleSteps: readonly VisibleStep[];
  /** Everything that is known. */
  readonly values: Values;
  /** What each step may use: the values of the ones before it. */
  readonly before: ReadonlyMap<string, Values>;
  readonly wanted: readonly Wanted[];
  /** The first step that is still to be done; nobody gets beyond it. */
  readonly furthestStep: number;
  /** The address names something that there cannot be. */
  readonly mismatch: boolean;
}

export function progressOf(plan: WizardPlan, entries: Entries, records: Records, scope: BindingValues): WizardProgress {
  const visibleSteps: VisibleStep[] = [];
  const before = new Map<string, Values>();
  const wanted: Wanted[] = [];
  let values: Values = {};
  let furthestStep = -1;
  let mismatch = false;
  for (const step of plan.steps) {
    const here = { ...scope, steps: values };
    before.set(step.step, values);
    if (!holds(step.only, { ...values, params: scope.params, row: scope.row })) continue;
    const setValue = (value: unknown) => {
      values = { ...values, [step.step]: value };
    };
    if (step.block === 'load') {
      const resolved = resolveInput(step.source, step.input, here);
      if (resolved.state === 'mismatch') mismatch = true;
      if (resolved.state !== 'ready') continue;
      const by = JSON.stringify(resolved.input);
      wanted.push({ step, input: resolved.input, by, after: visibleSteps.length });
      const found = records[step.step];
      if (found?.by === by) setValue(found.data);
      continue;
    }
    const given = step.block === 'choose' ? givenOf(step, here) : undefined;
    if (given) {
      setValue(given);
      continue;
    }
    if (step.block === 'finish') {
      if (!step.then) visibleSteps.push(step);
      continue;
    }
    const entry = entries[step.step];
    // What held when somebody went on may hold no longer.
    if (entry?.isDone && (step.block !== 'present' || holds(step.until?.holds, values))) setValue(entry.value);
    else if (furthestStep < 0) furthestStep = visibleSteps.length;
    visibleSteps.push(step);
  }
  // The result comes by itself: nobody goes there.
  const last = visibleSteps.at(-1)?.block === 'finish' ? visibleSteps.length - 2 : visibleSteps.length - 1;
  return { visibleSteps, values, before, wanted, furthestStep: furthestStep < 0 ? last : furthestStep, mismatch };
}

/** What the address says already; undefined unless it says all of it. */
function givenOf(step: Extract<VisibleStep, { block: 'choose' }>, scope: BindingValues): Values | undefined {
  const { given } = step;
  if (!given) return undefined;
  const resolved = resolveValues({ ...rowSchema(step.source), required: [] }, given, scope);
  return resolved.state === 'ready' && Object.keys(given).every((key) => key in resolved.input)
    ? resolved.input
    : undefined;
}

/** The open step: as the address says, but not beyond what is still to be done. */
export function openStep(
  { visibleSteps, furthestStep }: WizardProgress,
  wanted: string | undefined,
): VisibleStep | undefined {
  const at = wanted === undefined ? 0 : visibleSteps.findIndex(({ step }) => step === wanted);
  return visibleSteps[at < 0 || at > furthestStep ? furthestStep : at];
}

/** The steps that people do something in: the result alone comes by itself. */
export const isLastToDo = ({ visibleSteps }: WizardProgress, step: VisibleStep): boolean => {
  const next = visibleSteps[visibleSteps.indexOf(step) + 1];
  return next === undefined || next.block === 'finish';
};
