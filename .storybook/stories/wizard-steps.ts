/** The steps of a wizard as states of their own: what stands before each is filled in from the examples of its calls. */
import { currentUserExample } from '../../manifests/entities/CurrentUser.ts';
import { draftKey } from '../../src/client/first/draft-storage.ts';
import type { Screen } from '../../src/define/screen.ts';
import { type AskStep, askedOf, type ChooseStep, type WizardShape } from '../../src/define/shapes/block-shapes.ts';
import { operationOf, type SourceShape } from '../../src/define/shapes/element-shapes.ts';
import { answerOf } from '../../src/engines/binding/answer-rows.ts';
import { holds } from '../../src/engines/binding/condition.ts';
import { type Entries, type Entry, valueOfRows } from '../../src/engines/wizard/entries.ts';
import { planOf, stepOf, type VisibleStep, type WizardPlan } from '../../src/engines/wizard/plan.ts';
import { progressOf, type Records, type WizardProgress } from '../../src/engines/wizard/progress.ts';
import { exampleAddress } from './example-address.ts';

/** How somebody has come to a step. */
export interface StepPath {
  readonly title: string;
  /** Its name in the address. */
  readonly step: string;
  /** Its place among the steps that are seen, from 0. */
  readonly at: number;
  /** Where the wizard keeps what was entered, and what that is. */
  readonly key: string;
  readonly kept: { readonly entries: Entries };
  /** From there the call at the end is made. */
  readonly sends: boolean;
  /** What calls answer besides their examples, by operation: what brings a step that these leave out. */
  readonly changed?: Readonly<Record<string, object>>;
}

/**
 * Every step but the first, with which the wizard opens; the result where there is one.
 * @param records what is read for a step besides the example of its call, by step
 */
export function stepPathsOf(screen: Screen, records: Changes = {}): readonly StepPath[] {
  if (screen.body.block !== 'wizard') return [];
  const plan = planOf(screen.body as WizardShape);
  const { path, params } = exampleAddress(screen);
  const entries = entriesOf(plan);
  const { visibleSteps } = knowing(plan, entries, params, records);
  const subject = plan.params.map((name) => params[name] ?? '').join(' ');
  return visibleSteps.slice(1).map((step, index): StepPath => {
    const sends = step.block === 'finish';
    const here = sends ? visibleSteps[index] : step;
    const before = visibleSteps
      .slice(0, here ? visibleSteps.indexOf(here) : 0)
      .map((each) => [each.step, entries[each.step]]);
    return {
      title: step.title,
      step: here?.step ?? '',
      at: index + 1,
      key: draftKey(currentUserExample.UserAccountId, path, `wizard ${subject}`),
      kept: { entries: Object.fromEntries(before) },
      sends,
      ...(Object.keys(records).length > 0 && { changed: byOperation(plan, records) }),
    };
  });
}

/** By step, what is otherwise than in the example of its call. */
export type Changes = Readonly<Record<string, object>>;

const byOperation = ({ steps }: WizardPlan, records: Changes): Changes =>
  Object.fromEntries(
    steps.flatMap((step) => {
      const changed = records[step.step];
      return step.block === 'load' && changed ? [[operationOf(step.source).operation, changed]] : [];
    }),
  );

/** Of somebody who has filled in everything. */
export const entriesOf = (plan: WizardPlan): Entries =>
  Object.fromEntries(plan.steps.flatMap((step) => entryOf(step as VisibleStep)));

/** The progress of somebody who has filled in everything, once all records are read. */
function knowing(
  plan: WizardPlan,
  entries: Entries,
  params: Readonly<Record<string, string>>,
  changed: Changes,
): WizardProgress {
  let records: Records = {};
  let progress = progressOf(plan, entries, records, { params });
  for (const _ of plan.steps) {
    records = Object.fromEntries(
      progress.wanted.map(({ step, by }) => [
        step.step,
        { by, data: { ...(exampleOf(step.source).data as object), ...changed[step.step] } },
      ]),
    );
    progress = progressOf(plan, entries, records, { params });
  }
  return progress;
}

function entryOf(step: VisibleStep): readonly (readonly [string, Entry])[] {
  const done = (value: unknown) => [[step.step, { value, isDone: true }]] as const;
  if (step.block === 'choose') return done(valueOfRows(step, picked(step)));
  if (step.block === 'ask') return done(typed(step));
  return step.block === 'review' || step.block === 'present' ? done({}) : [];
}

function picked({ source, when, many = false }: ChooseStep) {
  const { rows } = answerOf(source, exampleOf(source).data);
  const fitting = rows.filter((row) => holds(when, row)).map((row, index) => [String(index), row] as const);
  return fitting.slice(0, many ? 2 : 1);
}

function typed(step: AskStep): object {
  const asked = new Set(askedOf(step).map(({ field }) => stepOf(field)));
  return Object.fromEntries(Object.entries(exampleOf(step.source).input).filter(([name]) => asked.has(name)));
}

const exampleOf = (source: SourceShape): { readonly input: object; readonly data: unknown } =>
  (operationOf(source) as unknown as { example: { input: object; data: unknown } }).example;
