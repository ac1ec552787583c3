/** The lines of a table in the order they stand: rows, what opens below them, and what tells of rows that are not here yet. */

import { valueAt } from '../../../rules/path.ts';
import type { Row } from '../../binding/answer-rows.ts';
import type { TablePlan } from './plan.ts';

/** The children of one open row, as far as they are loaded. */
export interface Branch {
  readonly rows: readonly Row[];
  readonly state: 'waiting' | 'ready' | 'failed';
  /** The last page was full, so there may be more. */
  readonly more: boolean;
}

export interface VisibleRow {
  readonly kind: 'row';
  readonly id: string;
  readonly row: Row;
  /** From 1, as aria-level counts. */
  readonly level: number;
  readonly parent: string | undefined;
  readonly position: number;
  /** How many rows stand beside it; -1 while more may come. */
  readonly size: number;
  /** Rows below it can be opened. */
  readonly expandable: boolean;
  readonly expanded: boolean;
  /** Its detail stands below it. */
  readonly detailed: boolean;
}
/** What is said about the row above it. */
export interface VisibleDetail {
  readonly kind: 'detail';
  readonly id: string;
  readonly row: Row;
  readonly level: number;
  readonly parent: string;
}
export interface VisibleBranch {
  readonly kind: 'waiting' | 'failed' | 'more';
  readonly id: string;
  readonly level: number;
  readonly parent: string | undefined;
}
export type VisibleItem = VisibleRow | VisibleDetail | VisibleBranch;

/** Lines by their place; those of a long list are made when somebody looks at them. */
export interface VisibleRows {
  readonly count: number;
  at(index: number): VisibleItem | undefined;
  /** The place of a line; -1 when it is not there. */
  find(id: string): number;
}

type Named = Pick<TablePlan, 'key'>;
type Open = ReadonlySet<string>;

export function rowId({ key }: Named, row: Row, index: number): string {
  const id = key === undefined ? undefined : valueAt(row, key);
  return id === undefined || id === null ? `#${index}` : String(id);
}

/** Stands beside the ids of open rows for one whose detail is open. */
export const detailOf = (id: string): string => `${id}:detail`;

/** Plain rows, one level. */
export function flatVisibleRows(plan: Named, rows: readonly Row[], open: Open = new Set()): VisibleRows {
  const size = rows.length;
  const ids = (index: number): string => rowId(plan, rows[index] as Row, index);
  // Places of the rows whose detail is open: few, and looked for only when there are any.
  const detailed = open.size === 0 ? [] : rows.flatMap((_, index) => (open.has(detailOf(ids(index))) ? [index] : []));
  const rowLine = (index: number): VisibleRow => ({
    kind: 'row',
    id: ids(index),
    row: rows[index] as Row,
    level: 1,
    parent: undefined,
    position: index + 1,
    size,
    expandable: false,
    expanded: false,
    detailed: detailed.includes(index),
  });
  return {
    count: size + detailed.length,
    at(place) {
      let index = place;
      for (const above of detailed) {
        if (above >= index) break;
        if (above === index - 1) return detailLine(rowLine(above));
        index -= 1;
      }
      return index >= 0 && index < size ? rowLine(index) : undefined;
    },
    find(id) {
      const index = rows.findIndex((_, at) => ids(at) === id);
      return index < 0 ? -1 : index + detailed.filter((above) => above < index).length;
    },
  };
}

const detailLine = ({ id, row, level }: VisibleRow): VisibleDetail => ({
  kind: 'detail',
  id: detailOf(id),
  row,
  level,
  parent: id,
});

/** The open rows: as the address says; without it a single root is open, for a closed one would say nothing. */
export function openRows(plan: Named, expanded: readonly string[] | undefined, roots: readonly Row[]): Open {
  if (expanded) return new Set(expanded);
  const [only] = roots;
  return new Set(roots.length === 1 && only ? [rowId(plan, only, 0)] : []);
}

export function treeVisibleRows(
  plan: Named & Pick<TablePlan, 'block'>,
  roots: Branch,
  open: Open,
  branchOf: (id: string, row: Row) => Branch,
): VisibleRows {
  const lines: VisibleItem[] = [];
  const more = plan.block.tree?.more ?? '';
  const add = (branch: Branch, level: number, parent: string | undefined, above: ReadonlySet<string>) => {
    const size = branch.more ? -1 : branch.rows.length;
    branch.rows.forEach((row, index) => {
      const id = rowId(plan, row, index);
      // A row that stands below itself would never end.
      const expandable = valueAt(row, more) === true && !above.has(id);
      const expanded = expandable && open.has(id);
      const detailed = open.has(detailOf(id));
      const line = { id, row, level, parent, position: index + 1, size, expandable, expanded, detailed };
      lines.push({ kind: 'row', ...line });
      if (detailed) lines.push(detailLine({ kind: 'row', ...line }));
      if (expanded) add(branchOf(id, row), level + 1, id, new Set([...above, id]));
    });
    const at = { level, parent };
    if (branch.state !== 'ready') lines.push({ kind: branch.state, id: `${parent ?? ''}/${branch.state}`, ...at });
    else if (branch.more) lines.push({ kind: 'more', id: `${parent ?? ''}/more`, ...at });
  };
  add(roots, 1, undefined, new Set());
  return visibleRowsOf(lines);
}

export const visibleRowsOf = (lines: readonly VisibleItem[]): VisibleRows => ({
  count: lines.length,
  at: (index) => lines[index],
  find: (id) => lines.findIndex((line) => line.id === id),
});

/** Something opens among them: where nothing does, names need no room for it. */
export function hasSteps(lines: VisibleRows): boolean {
  for (const { expandable, level } of rowsAmong(lines)) if (expandable || level > 1) return true;
  return false;
}

/** The rows of the lines, one after the other. */
export function* rowsAmong(lines: VisibleRows): Generator<VisibleRow> {
  for (let index = 0; index < lines.count; index += 1) {
    const line = lines.at(index);
    if (line?.kind === 'row') yield line;
  }
}
