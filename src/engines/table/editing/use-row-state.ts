/** What is particular to each row at the moment: focus, selected cells, changes, the cell that is typed into. */
import { useEffect, useRef, useState } from 'react';
import { valueAt, withValueAt } from '../../../rules/path.ts';
import type { Row } from '../../binding/answer-rows.ts';
import { isSameCell } from '../../editing/same-values.ts';
import type { PlacedColumn } from '../columns/use-columns.ts';
import type { RowViewProps } from '../grid/cell-props.ts';
import type { RowHandlers } from '../grid/row-context.ts';
import type { Cell } from '../keyboard/key-result.ts';
import type { Active } from '../keyboard/use-active.ts';
import type { VisibleRow, VisibleRows } from '../model/visible-rows.ts';
import type { RowDraft } from './drafts.ts';
import { cellBlockOf, useCells } from './use-cells.ts';
import { type Editing, useEditing } from './use-editing.tsx';
import { previewed } from './use-preview.ts';

interface Typing {
  readonly cell: Cell;
  /** What began it, when it was a sign. */
  readonly typed: string | undefined;
}

export interface RowStateGiven {
  readonly lines: VisibleRows;
  readonly columns: readonly PlacedColumn[];
  readonly active: Active;
  readonly locale: string;
}

type RowState = Omit<RowViewProps, 'at' | 'index' | 'context' | 'fresh' | 'top' | 'measure'>;

export function useRowState({ lines, columns, active, locale }: RowStateGiven) {
  const editing = useEditing();
  const cells = useCells(editing, lines, columns, locale);
  useRenewedRows(editing, lines);
  const [typing, setTyping] = useState<Typing>();
  const { cell, anchor, go } = active;
  const block = cellBlockOf(anchor, cell);
  const several = cells !== undefined && (anchor.line !== cell.line || anchor.column !== cell.column);

  const rowState = (line: VisibleRow, at: number, selected = false): RowState => {
    const within = several && at >= block.from.line && at <= block.until.line;
    const typed = typing?.cell.line === at ? typing : undefined;
    const draft = editing?.drafts.rows.get(line.id);
    const row = previewed(line.row, draft, editing?.preview?.rows.get(line.id));
    return {
      line: withSaved(row === line.row ? line : { ...line, row }, editing?.saved.get(line.id)),
      active: cell.line === at ? cell.column : undefined,
      selected,
      draft,
      from: within ? block.from.column : undefined,
      until: within ? block.until.column : undefined,
      editing: typed?.cell.column,
      typed: typed?.typed,
    };
  };
  const edited: RowHandlers['edited'] = (line, column, text, then) => {
    setTyping(undefined);
    const at = { line, column };
    if (text !== undefined) cells?.set(then === 'fill' ? block : { from: at, until: at }, text);
    // Whoever clicked elsewhere is already there.
    if (then === 'leave') return;
    const to = { stay: at, fill: at, down: { line: line + 1, column }, next: beside(1), before: beside(-1) }[then];
    go(to.line < lines.count && columns[to.column] ? to : at);
    function beside(by: number): Cell {
      return { line, column: column + by };
    }
  };
  return { editing, cells, rowState, edited, type: (at: Cell, typed?: string) => setTyping({ cell: at, typed }) };
}

/** What was saved a moment ago stands in the row until the server answers with it. */
function withSaved(line: VisibleRow, saved: RowDraft | undefined): VisibleRow {
  if (!saved) return line;
  let row: Row = line.row;
  for (const [field, { value }] of saved.cells) if (valueAt(row, field) !== value) row = withValueAt(row, field, value);
  return { ...line, row };
}

/** Whoever was overtaken goes on from the rows that come next. */
function useRenewedRows(editing: Editing | undefined, lines: VisibleRows): void {
  const drafts = editing?.drafts;
  const latest = useRef(editing);
  latest.current = editing;
  useEffect(() => {
    const wanted = new Map([...(drafts?.rows ?? [])].filter(([, { isOvertaken }]) => isOvertaken));
    const rows = new Map<string, Row>();
    for (let at = 0; at < lines.count && rows.size < wanted.size; at += 1) {
      const line = lines.at(at);
      // It may have come before somebody saved, with the news of what others did.
      if (line?.kind === 'row' && wanted.has(line.id) && !isSameCell(line.row, wanted.get(line.id)?.row))
        rows.set(line.id, line.row);
    }
    if (rows.size > 0) latest.current?.renew(rows);
  }, [lines, drafts]);
}
