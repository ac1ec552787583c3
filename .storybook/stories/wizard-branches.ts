/** What else a wizard can ask: steps that the examples of its calls leave out, and fields that come with another choice. */
import { currentUserExample } from '../../manifests/entities/CurrentUser.ts';
import { draftKey } from '../../src/client/first/draft-storage.ts';
import type { Screen } from '../../src/define/screen.ts';
import { type AskStep, askedOf, type WizardShape } from '../../src/define/shapes/block-shapes.ts';
import {
  type ConditionShape,
  fieldOf,
  type LongFormField,
  type TestShape,
} from '../../src/define/shapes/element-shapes.ts';
import { planOf, stepOf, withinStep } from '../../src/engines/wizard/plan.ts';
import { withValueAt } from '../../src/rules/path.ts';
import { exampleAddress } from './example-address.ts';
import { entriesOf, type StepPath, stepPathsOf } from './wizard-steps.ts';

/** Each with what brings it in its title. */
export function branchesOf(screen: Screen): readonly StepPath[] {
  if (screen.body.block !== 'wizard') return [];
  return [...stepsLeftOut(screen), ...fieldsOfChoices(screen)];
}

function stepsLeftOut(screen: Screen): readonly StepPath[] {
  const { steps } = screen.body as WizardShape;
  const usual = new Set(stepPathsOf(screen).map(({ step }) => step));
  return steps.flatMap((step) => {
    if (!step.only || usual.has(step.step)) return [];
    const records: Record<string, Readonly<Record<string, unknown>>> = {};
    for (const [field, value] of wanted(step.only)) {
      records[stepOf(field)] = withValueAt(records[stepOf(field)] ?? {}, withinStep(field), value);
    }
    return stepPathsOf(screen, records).filter((path) => path.step === step.step);
  });
}

function fieldsOfChoices(screen: Screen): readonly StepPath[] {
  const plan = planOf(screen.body as WizardShape);
  const paths = stepPathsOf(screen);
  const { path, params } = exampleAddress(screen);
  const entries = entriesOf(plan);
  const first = plan.steps.find(({ block }) => block !== 'load');
  return plan.steps.flatMap((step) => {
    if (step.block !== 'ask') return [];
    const there = paths.find((each) => each.step === step.step && !each.sends);
    if (!there && step !== first) return [];
    const subject = plan.params.map((name) => params[name] ?? '').join(' ');
    const key = draftKey(currentUserExample.UserAccountId, path, `wizard ${subject}`);
    return choicesOf(step).map((choice): StepPath => {
      let value = (entries[step.step]?.value ?? {}) as Readonly<Record<string, unknown>>;
      for (const [field, chosen] of wanted(choice)) value = withValueAt(value, field, chosen);
      const kept = { entries: { ...there?.kept.entries, [step.step]: { value, isDone: false } } };
      return {
        title: `${step.title}, ${wanted(choice)
          .map(([field, chosen]) => `${field} ${String(chosen)}`)
          .join(', ')}`,
        step: step.step,
        at: there?.at ?? 0,
        key,
        kept: kept as StepPath['kept'],
        sends: false,
      };
    });
  });
}

/** The conditions of its fields, each once. */
function choicesOf(step: AskStep): readonly ConditionShape[] {
  const all = askedOf(step).flatMap((entry) => fieldOf<LongFormField>(entry).when ?? []);
  const texts = all.map((each) => JSON.stringify(each));
  return all.filter((_each, index) => texts.indexOf(texts[index] ?? '') === index);
}

/** Values with which a condition holds, by the fields that it tests. */
export const wanted = (condition: ConditionShape): readonly (readonly [string, unknown])[] => {
  const { where } = 'either' in condition ? (condition.either[0] ?? { where: {} }) : condition;
  return Object.entries(where).map(([field, test]) => [field, passing(test)]);
};

function passing(test: TestShape): unknown {
  if (typeof test !== 'object' || test === null) return test;
  if (Array.isArray(test)) return test[0];
  const { not } = test as { readonly not: unknown };
  const [refused] = [not].flat();
  return typeof refused === 'number' ? refused + 1 : typeof refused === 'boolean' ? !refused : `other than ${refused}`;
}
