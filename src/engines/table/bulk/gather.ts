/** The selected rows: those picked one by one are at hand, all that match are fetched page by page, up to the limit. */
import { text } from '../../../client/first/language.ts';
import { limits } from '../../../rules/limits.ts';
import type { Row } from '../../binding/answer-rows.ts';
import type { Values } from '../../binding/schema.ts';
import { collect } from '../export/collect.ts';
import { pagedByCall } from '../model/plan.ts';
import { rowId } from '../model/visible-rows.ts';
import type { Selection } from '../selection/store.ts';
import type { List } from '../use-list.ts';
import type { Target } from './run-calls.ts';

export interface Gathering {
  readonly list: List;
  readonly bound: Values;
  readonly selection: Selection;
  /** All rows of a list that is here as a whole. */
  readonly here: () => readonly Row[];
  readonly signal: AbortSignal;
}

/** @throws when there are more than may be done at once. */
export async function gather({ list, bound, selection, here, signal }: Gathering): Promise<readonly Target[]> {
  if (selection.mode === 'some') return [...selection.rows].map(([id, row]) => ({ id, row }));
  const { plan, state } = list;
  const given = {
    plan,
    state,
    source: plan.block.source,
    bound,
    most: limits.bulkRows + selection.excepted.size,
    signal,
    onProgress: () => {},
  };
  const { rows, more } = pagedByCall(plan, state) ? await collect(given) : { rows: here(), more: false };
  const targets = rows
    .map((row, index) => ({ id: rowId(plan, row, index), row }))
    .filter(({ id }) => !selection.excepted.has(id));
  // Doing a part of what was asked for would be worse than doing nothing.
  if (more || targets.length > limits.bulkRows) {
    throw new Error(text('At most {count} entries at once. Narrow the list first.', { count: limits.bulkRows }));
  }
  return targets;
}
