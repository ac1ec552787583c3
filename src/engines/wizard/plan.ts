/** What does not change while a wizard is used: its steps, which of them refer to which, and what the address says. */

import type { FinishStep, LoadStep, StepShape, WizardShape } from '../../define/shapes/block-shapes.ts';
import { fieldOf } from '../../define/shapes/element-shapes.ts';
import { testedFields } from '../../rules/conditions/condition.ts';
import { titleOf } from '../field-plan/humanize.ts';
import { sectionShapesOf } from '../form/plan.ts';

export type VisibleStep = Exclude<StepShape, LoadStep>;

export interface WizardPlan {
  readonly steps: readonly StepShape[];
  readonly finish: FinishStep;
  /** Names of the steps that use the values of a step, directly or by a record that was read for them. */
  readonly usedBy: ReadonlyMap<string, readonly string[]>;
  /** Parameters of the address that the wizard refers to. */
  readonly params: readonly string[];
}

/** @throws when the manifest cannot be a wizard. */
export function planOf({ steps }: WizardShape): WizardPlan {
  const finish = steps.at(-1);
  if (finish?.block !== 'finish') throw new Error('A wizard ends with finish(…)');
  const names = steps.map(({ step }) => step);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two steps of a wizard are called "${twice}"`);
  const direct = new Map(names.map((name) => [name, steps.filter((step) => refersTo(step, name))]));
  const users = (name: string): readonly string[] =>
    (direct.get(name) ?? []).flatMap((user) => [user.step, ...(user.block === 'load' ? users(user.step) : [])]);
  return {
    steps,
    finish,
    usedBy: new Map(names.map((name) => [name, [...new Set(users(name))]])),
    params: [...new Set([...bindingsIn(steps)].flatMap((each) => (each[0] === 'param' ? [each[1]] : [])))].sort(),
  };
}

/** By a binding, or by a condition on its values. */
function refersTo(step: StepShape, name: string): boolean {
  if (step.step === name) return false;
  if (step.only && testedFields(step.only).some((field) => stepOf(field) === name)) return true;
  return [...bindingsIn(step)].some(([kind, path]) => kind === 'step' && stepOf(path) === name);
}

/** 'schedule.date' is a value of the step 'schedule'. */
export const stepOf = (path: string): string => path.split('.', 1)[0] ?? '';
export const withinStep = (path: string): string => path.slice(stepOf(path).length + 1);

/** Operations are not entered: what they are called and what their examples hold means nothing here. */
function* bindingsIn(value: unknown): Generator<readonly ['param' | 'step', string]> {
  if (typeof value !== 'object' || value === null) return;
  const entries = Object.entries(value);
  const [only] = entries;
  if (entries.length === 1 && only && typeof only[1] === 'string' && (only[0] === 'param' || only[0] === 'step')) {
    yield [only[0], only[1]];
    return;
  }
  for (const [key, each] of entries) if (key !== 'source') yield* bindingsIn(each);
}

/** What the step that asks for an input of the last call names it. */
export function titleOfInput({ steps, finish }: WizardPlan, input: string): string | undefined {
  const [name = '', ...inner] = input.split('.');
  const binding = finish.input[name];
  if (!binding || !('step' in binding)) return undefined;
  const path = [binding.step, ...inner].join('.');
  const step = steps.find((each) => each.step === stepOf(path));
  if (step?.block !== 'ask') return undefined;
  const entry = sectionShapesOf(step)
    .flatMap(({ fields }) => fields.map((each) => fieldOf(each)))
    .find(({ field }) => field === withinStep(path));
  return entry && (entry.title ?? titleOf(entry.field));
}
