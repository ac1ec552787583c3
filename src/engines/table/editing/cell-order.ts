/** Cells of a row of which one comes after the other, as the call that saves them declares it: said at the cell that was changed. */
import { orderProblem } from '../../../rules/fields/in-order.ts';
import { valueAt } from '../../../rules/path.ts';
import type { CellDraft, Drafts, RowDraft } from './drafts.ts';
import type { OrderedCells } from './edit-plan.ts';

/** The drafts with what is wrong with the order of their rows; what was said of it before is forgotten. */
export function withOrderSaid(drafts: Drafts, pairs: readonly OrderedCells[]): Drafts {
  if (pairs.length === 0) return drafts;
  return {
    ...drafts,
    rows: new Map([...drafts.rows].map(([id, row]) => [id, { ...row, cells: cellsOf(row, pairs) }])),
  };
}

function cellsOf({ row, cells }: RowDraft, pairs: readonly OrderedCells[]): ReadonlyMap<string, CellDraft> {
  const next = new Map([...cells].map(([field, cell]) => [field, withoutOrder(cell)]));
  for (const { earlier, later, isAfter, titles } of pairs) {
    if (next.get(earlier)?.problem || next.get(later)?.problem) continue;
    const valueIn = (field: string) => (next.has(field) ? next.get(field)?.value : valueAt(row, field));
    // The later one is told where both were changed.
    const at = next.has(later) ? 'later' : 'earlier';
    const cell = next.get(at === 'later' ? later : earlier);
    const name = { text: at === 'later' ? titles.earlier : titles.later };
    const problem = cell && orderProblem({ earlier: valueIn(earlier), later: valueIn(later), isAfter }, name, at);
    if (problem) next.set(at === 'later' ? later : earlier, { ...cell, problem, isOrder: true });
  }
  return next;
}

function withoutOrder({ problem, isOrder, ...cell }: CellDraft): CellDraft {
  return problem && !isOrder ? { ...cell, problem } : cell;
}
