/** What the server says of an input is said in the step where that input was entered. */
import type { FinishStep } from '../../define/shapes/block-shapes.ts';
import { type FieldProblem, nameOf, pathOf } from '../editing/problem.ts';
import { refusalOf } from '../editing/server-message.ts';
import { titleOf } from '../field-plan/humanize.ts';
import { stepOf, type VisibleStep, withinStep } from './plan.ts';

export interface Refused {
  /** The first step that has to be changed; undefined where the message belongs to none. */
  readonly step: string | undefined;
  /** At the fields of that step. */
  readonly problems: readonly FieldProblem[];
  readonly message: string | undefined;
}

export function refusedIn(error: unknown, finish: FinishStep, visibleSteps: readonly VisibleStep[]): Refused {
  const inputs = Object.keys(finish.input).map((name) => ({ name, options: { label: titleOf(name) } }));
  const { problems, message } = refusalOf(error, inputs);
  const placed = problems.flatMap((problem) => {
    const path = enteredAs(finish, problem);
    return path === undefined ? [] : [{ step: stepOf(path), problem: { ...problem, path: pathOf(withinStep(path)) } }];
  });
  const first = visibleSteps.find(({ step }) => placed.some((each) => each.step === step));
  const rest = problems.length > placed.length || !first ? problems.map(({ problem }) => problem.text).join(' ') : '';
  return {
    step: first?.step,
    problems: placed.filter(({ step }) => step === first?.step).map(({ problem }) => problem),
    message: message ?? (rest || undefined),
  };
}

/** 'role.Name' of the input is what was entered as 'details.role.Name'. */
function enteredAs({ input }: FinishStep, { path }: FieldProblem): string | undefined {
  const [name = '', ...inner] = path;
  const binding = input[name];
  return binding && 'step' in binding ? nameOf([binding.step, ...inner]) : undefined;
}
