/** What one row is drawn from; its cells get the same and their column. */
import type { Ref } from 'react';
import type { PlacedColumn } from '../columns/use-columns.ts';
import type { RowDraft } from '../editing/drafts.ts';
import type { VisibleRow } from '../model/visible-rows.ts';
import type { RowContext } from './row-context.ts';

export interface RowViewProps {
  readonly line: VisibleRow;
  /** Its place among the lines, from 0. */
  readonly at: number;
  /** Its number in the whole list, heads included. */
  readonly index: number;
  /** Where the focus is: undefined elsewhere, -1 the row, else one of its cells. */
  readonly active: number | undefined;
  readonly selected: boolean;
  /** Came while the list was looked at. */
  readonly fresh: boolean;
  readonly draft?: RowDraft | undefined;
  /** The first and last cell of the selected block in this row. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  /** The cell that is typed into, and what it begins with. */
  readonly editing?: number | undefined;
  readonly typed?: string | undefined;
  /** Rows of a long list stand where they are told. */
  readonly top?: number | undefined;
  readonly measure?: Ref<HTMLTableRowElement> | undefined;
  readonly context: RowContext;
}

export interface NameCellProps extends RowViewProps {
  readonly column: PlacedColumn;
  /** What the row is called. */
  readonly name: string;
}

export interface EditableCellProps extends RowViewProps {
  readonly column: PlacedColumn;
  /** Among the columns, from 0. */
  readonly place: number;
}
