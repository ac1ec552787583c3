/** Tells the form what stands in a control and is no value yet, so that it is not sent. */
import { use, useEffect } from 'react';
import type { Problem } from '../../rules/fields/problem.ts';
import { DraftsContext } from './draft.ts';

export function useInvalidInput(id: string, problem: Problem | undefined): void {
  const drafts = use(DraftsContext);
  const said = JSON.stringify(problem);
  useEffect(() => {
    if (said !== undefined) drafts?.invalid.set(id, JSON.parse(said) as Problem);
    return () => void drafts?.invalid.delete(id);
  }, [drafts, id, said]);
}
