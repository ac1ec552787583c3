/** What is wrong with a value, in the person's language; made only where something is wrong. */
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../rules/fields/problem.ts';
import { sayProblem } from '../../rules/fields/said-problem.ts';

export function ProblemText({ problem, locale }: { readonly problem: Problem; readonly locale: string }) {
  const { t } = useTranslation();
  return sayProblem(problem, t, locale);
}
