/** What is done to blocks of cells: typed, pasted, filled, cleared, copied. */
import { useMemo } from 'react';
import { kindFor } from '../../../rules/kinds/registry.ts';
import type { PlacedColumn } from '../columns/use-columns.ts';
import type { Cell } from '../keyboard/key-result.ts';
import type { VisibleRow, VisibleRows } from '../model/visible-rows.ts';
import { readBlock, spread, writeBlock } from './cell-block.ts';
import { cellForm } from './cell-form.ts';
import { readCell, writeCell } from './cell-text.ts';
import type { Change } from './drafts.ts';
import { canEdit } from './edit-plan.ts';
import type { Editing } from './use-editing.tsx';

/** Corners of a block, both within it. */
export interface CellBlock {
  readonly from: Cell;
  readonly until: Cell;
}

export const cellBlockOf = (a: Cell, b: Cell): CellBlock => ({
  from: { line: Math.min(a.line, b.line), column: Math.min(a.column, b.column) },
  until: { line: Math.max(a.line, b.line), column: Math.max(a.column, b.column) },
});

export interface Cells {
  canType(cell: Cell): boolean;
  /** Turns yes into no and back; answers whether the cell is of that kind and can be changed. */
  flip(cell: Cell): boolean;
  /** Yes or no: a click turns it, so there is nothing to type. */
  isFlipped(cell: Cell): boolean;
  /** Takes over one text for every cell of the block that can be edited. */
  set(block: CellBlock, text: string): void;
  paste(block: CellBlock, text: string): void;
  copy(block: CellBlock): string;
  clear(block: CellBlock): void;
  /** The topmost cells of the block into those below them. */
  fillDown(block: CellBlock): void;
  fillColumn(column: PlacedColumn, text: string): void;
}

export function useCells(
  editing: Editing | undefined,
  lines: VisibleRows,
  columns: readonly PlacedColumn[],
  locale: string,
): Cells | undefined {
  return useMemo(
    () => (editing ? cellsOf(editing, lines, columns, locale) : undefined),
    [editing, lines, columns, locale],
  );
}

function cellsOf(editing: Editing, lines: VisibleRows, columns: readonly PlacedColumn[], locale: string): Cells {
  const { plan, drafts } = editing;
  const rowAt = (line: number): VisibleRow | undefined => {
    const found = lines.at(line);
    return found?.kind === 'row' ? found : undefined;
  };
  const change = (line: number, column: PlacedColumn | undefined, text: string): Change[] => {
    const found = rowAt(line);
    if (!found || !column || !plan.fields.has(column.plan.field) || !canEdit(plan, found.row)) return [];
    const { id, row } = found;
    const draft = readCell(cellForm(plan, column, row, locale), text);
    return [{ id, row, field: column.plan.field, original: column.read(row), draft }];
  };
  const textAt = (line: number, at: number): string => {
    const found = rowAt(line);
    const column = columns[at];
    if (!found || !column) return '';
    const cell = drafts.rows.get(found.id)?.cells.get(column.plan.field);
    return (
      cell?.text ?? writeCell(cellForm(plan, column, found.row, locale), cell ? cell.value : column.read(found.row))
    );
  };
  const put = ({ from }: CellBlock, texts: readonly (readonly string[])[]) =>
    editing.change(
      texts.flatMap((row, down) =>
        row.flatMap((text, right) => change(from.line + down, columns[from.column + right], text)),
      ),
    );
  const textsOf = ({ from, until }: CellBlock) =>
    range(from.line, until.line).map((line) => range(from.column, until.column).map((at) => textAt(line, at)));
  const filled = (block: CellBlock, text: string) =>
    put(
      block,
      textsOf(block).map((row) => row.map(() => text)),
    );
  return {
    canType: ({ line, column }) => change(line, columns[column], '').length > 0,
    flip: ({ line, column: at }) => {
      const [found, column] = [rowAt(line), columns[at]];
      if (!found || !column || !isFlipped(column)) return false;
      const cell = drafts.rows.get(found.id)?.cells.get(column.plan.field);
      const form = cellForm(plan, column, found.row, locale);
      const isOn = (cell ? cell.value : column.read(found.row)) === true;
      const changes = change(line, column, writeCell(form, !isOn));
      editing.change(changes);
      return changes.length > 0;
    },
    isFlipped: ({ column }) => columns[column] !== undefined && isFlipped(columns[column]),
    set: filled,
    clear: (block) => filled(block, ''),
    copy: (block) => writeBlock(textsOf(block)),
    paste: (block, text) => {
      const { from, until } = block;
      const selected = { rows: until.line - from.line + 1, columns: until.column - from.column + 1 };
      put(block, spread(readBlock(text), selected));
    },
    fillDown: (block) => {
      const texts = textsOf(block);
      put(
        block,
        texts.map(() => texts[0] ?? []),
      );
    },
    fillColumn: (column, text) =>
      editing.change(range(0, lines.count - 1).flatMap((line) => change(line, column, text))),
  };
}

const range = (from: number, until: number): number[] =>
  Array.from({ length: Math.max(0, until - from + 1) }, (_, index) => from + index);

/** What is yes or no has no text to type. */
const isFlipped = ({ plan }: PlacedColumn): boolean => kindFor(plan.kind).type === 'boolean';
