/** Rows of an answer as a matrix: which lines and columns there are, and which row is the value of each pair. */
import type { MatrixShape } from '../../define/shapes/side-by-side-shapes.ts';
import { isEmpty } from '../../rules/fields/empty.ts';
import { valueAt } from '../../rules/path.ts';
import type { Row } from '../binding/answer-rows.ts';

export interface Pair {
  readonly row: Row;
  /** It belongs to an earlier column and holds here as well. */
  readonly carried: boolean;
}
export interface MatrixLine {
  readonly id: string;
  /** The first of its rows: what is said of the line stands in each of them. */
  readonly row: Row;
  /** One for each column; undefined: there is no value. */
  readonly pairs: readonly (Pair | undefined)[];
}
export interface Matrix {
  readonly across: readonly (string | number)[];
  readonly lines: readonly MatrixLine[];
}

/** Lines stand as they come in the answer. */
export function matrixOf({ rows: key, across }: Pick<MatrixShape, 'rows' | 'across'>, rows: readonly Row[]): Matrix {
  const columns = [...new Set(rows.map((row) => valueAt(row, across.field) as string | number))];
  if (columns.every((column) => typeof column === 'number')) columns.sort((a, b) => a - b);
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const id = String(valueAt(row, key));
    const own = groups.get(id);
    if (own) own.push(row);
    else groups.set(id, [row]);
  }
  const lines = [...groups].map(([id, own]) => {
    const byColumn = new Map(own.map((row) => [valueAt(row, across.field), row]));
    let last: Row | undefined;
    const pairs = columns.map((column): Pair | undefined => {
      const row = byColumn.get(column);
      if (row) last = row;
      if (row) return { row, carried: false };
      return across.carries && last ? { row: last, carried: true } : undefined;
    });
    return { id, row: own[0], pairs };
  });
  return { across: columns, lines };
}

/** What all rows have in this field; undefined where they differ, or one has nothing. */
export function sharedText(rows: readonly Row[], field: string | undefined): string | undefined {
  if (field === undefined) return undefined;
  const values = new Set(rows.map((row) => valueAt(row, field)));
  const [value] = values;
  return values.size === 1 && !isEmpty(value) ? String(value) : undefined;
}
