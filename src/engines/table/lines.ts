/** The lines of a table in the order they stand: rows, and between them what tells of rows that are not here yet. */
import { valueAt } from '../path.ts';
import type { Row } from '../rows.ts';
import type { TablePlan } from './plan.ts';

/** The children of one open row, as far as they are loaded. */
export interface Branch {
  readonly rows: readonly Row[];
  readonly state: 'waiting' | 'ready' | 'failed';
  /** The last page was full, so there may be more. */
  readonly more: boolean;
}

export interface RowLine {
  readonly kind: 'row';
  readonly id: string;
  readonly row: Row;
  /** From 1, as aria-level counts. */
  readonly level: number;
  readonly parent: string | undefined;
  readonly position: number;
  /** How many rows stand beside it; -1 while more may come. */
  readonly size: number;
  readonly expandable: boolean;
  readonly expanded: boolean;
}
export interface BranchLine {
  readonly kind: 'waiting' | 'failed' | 'more';
  readonly id: string;
  readonly level: number;
  readonly parent: string | undefined;
}
export type Line = RowLine | BranchLine;

export function rowId(plan: TablePlan, row: Row, index: number): string {
  const key = plan.key === undefined ? undefined : valueAt(row, plan.key);
  return key === undefined || key === null ? `#${index}` : String(key);
}

/** Plain rows, one level. */
export function flatLines(plan: TablePlan, rows: readonly Row[]): readonly RowLine[] {
  const size = rows.length;
  const seen = new Set<string>();
  return rows.map((row, index) => {
    const own = rowId(plan, row, index);
    // The same thing may be listed twice; as lines they are two.
    const id = seen.has(own) ? `${own}#${index}` : own;
    seen.add(id);
    const at = { level: 1, parent: undefined, position: index + 1, size };
    return { kind: 'row', id, row, ...at, expandable: false, expanded: false };
  });
}

/** The open rows: as the address says; without it a single root is open, for a closed one would say nothing. */
export function openRows(plan: TablePlan, expanded: readonly string[] | undefined, roots: readonly Row[]) {
  if (expanded) return new Set(expanded);
  const [only] = roots;
  return new Set(roots.length === 1 && only ? [rowId(plan, only, 0)] : []);
}

export function treeLines(
  plan: TablePlan,
  roots: Branch,
  open: ReadonlySet<string>,
  branchOf: (id: string, row: Row) => Branch,
): readonly Line[] {
  const lines: Line[] = [];
  const more = plan.block.tree?.more ?? '';
  const add = (branch: Branch, level: number, parent: string | undefined, above: ReadonlySet<string>) => {
    branch.rows.forEach((row, index) => {
      const id = rowId(plan, row, index);
      // A row that stands below itself would never end.
      const expandable = valueAt(row, more) === true && !above.has(id);
      const expanded = expandable && open.has(id);
      const size = branch.more ? -1 : branch.rows.length;
      lines.push({ kind: 'row', id, row, level, parent, position: index + 1, size, expandable, expanded });
      if (expanded) add(branchOf(id, row), level + 1, id, new Set([...above, id]));
    });
    if (branch.state !== 'ready')
      lines.push({ kind: branch.state, id: `${parent ?? ''}/${branch.state}`, level, parent });
    else if (branch.more) lines.push({ kind: 'more', id: `${parent ?? ''}/more`, level, parent });
  };
  add(roots, 1, undefined, new Set());
  return lines;
}
