/** What is wrong with a value, in the person's language; made only where something is wrong. */
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../rules/fields/problem.ts';

export function ProblemText({ problem }: { readonly problem: Problem }) {
  const { t } = useTranslation();
  return t(problem.text, { ...problem.parameters });
}
