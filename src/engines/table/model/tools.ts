/** Whether a list has its tools: over a handful of rows they are in the way. */
import { limits } from '../../../rules/limits.ts';
import type { RowPage } from '../local-data/local-page.ts';
import type { TablePlan } from './plan.ts';
import { firstState, isNarrowed, type ListState } from './state.ts';

/** undefined while nobody knows how many rows there are. */
export function hasTools(plan: TablePlan, state: ListState, arranged: RowPage | undefined): boolean | undefined {
  // Below the rows of a tree there are others, and a switch may bring more of them.
  const holdsMore = plan.tree || plan.filters.some(({ face, always }) => face === 'switch' || always);
  if (holdsMore || isNarrowed(state) || isSetUp(plan, state)) return true;
  return arranged && (arranged.more || (arranged.total ?? arranged.rows.length) >= limits.rowsWithTools);
}

/** Somebody has used the tools: what they did must be there to be taken back. */
const isSetUp = (plan: TablePlan, state: ListState): boolean => {
  const first = firstState(plan);
  return (['sort', 'page', 'size', 'columns', 'density', 'display', 'view', 'wrap'] as const).some(
    (name) => state[name] !== first[name],
  );
};
