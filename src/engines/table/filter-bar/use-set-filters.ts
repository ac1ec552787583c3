/** Filters as they are being set: where rows take a while they are asked for with all of them together, else with each at once. */
import { useState } from 'react';
import type { ListState } from '../model/state.ts';
import type { List } from '../use-list.ts';

export interface SetFilters {
  /** What chips are shown for and change. */
  readonly list: List;
  /** The text of the button that asks for the rows; undefined: they are asked for already. */
  readonly ask: string | undefined;
  run(): void;
}

interface Draft {
  /** Those of the address that it began with: when they change from outside, it is over. */
  readonly of: string;
  readonly filters: ListState['filters'];
}

/** @param again asks for the rows once more: nothing else is set, and yet somebody wants to see them. */
export function useSetFilters(list: List, again: () => void): SetFilters {
  const { plan, state, change } = list;
  const [draft, setDraft] = useState<Draft>();
  const { ask } = plan.block;
  if (ask === undefined) return { list, ask, run: () => {} };
  const of = JSON.stringify(state.filters);
  const filters = draft?.of === of ? draft.filters : state.filters;
  return {
    list: { ...list, state: { ...state, filters }, change: (next) => setDraft({ of, filters: next.filters }) },
    ask,
    run: () => (JSON.stringify(filters) === of ? again() : change({ ...state, page: 1, filters })),
  };
}
