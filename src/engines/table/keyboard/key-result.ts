/** What a key does in a table: where the focus goes, what opens, what is selected. Knows nothing of the page. */
import type { VisibleRows } from '../model/visible-rows.ts';

/** A cell, or with the column -1 the row itself. */
export interface Cell {
  readonly line: number;
  readonly column: number;
}

export interface Key {
  readonly key: string;
  /** Ctrl, or Cmd on a Mac. */
  readonly ctrl?: boolean;
  readonly shift?: boolean;
}

export interface Grid {
  readonly lines: VisibleRows;
  /** 0: rows are walked through as a whole. */
  readonly columns: number;
  /** Lines that are in sight at once. */
  readonly page: number;
  /** Cards that stand beside each other; 1 for rows. */
  readonly across: number;
}

export type KeyResult =
  | { readonly does: 'focus'; readonly to: Cell; readonly extend: boolean }
  | { readonly does: 'open'; readonly line: number }
  | { readonly does: 'toggle'; readonly line: number }
  | { readonly does: 'select'; readonly line: number; readonly extend: boolean }
  | { readonly does: 'selectShown' }
  | { readonly does: 'clear' }
  | undefined;

export function keyResult(grid: Grid, at: Cell, { key, ctrl = false, shift = false }: Key): KeyResult {
  const { lines, columns, page, across } = grid;
  const cells = columns > 0;
  const to = (line: number, column = at.column): KeyResult => ({
    does: 'focus',
    to: { line: clamp(line, lines.count), column: cells ? clamp(column, columns) : -1 },
    extend: shift,
  });
  if (ctrl && key.toLowerCase() === 'a') return { does: 'selectShown' };
  if (ctrl && key !== 'Home' && key !== 'End') return undefined;
  const last = lines.count - 1;
  switch (key) {
    case 'ArrowDown':
      return to(at.line + across);
    case 'ArrowUp':
      return to(at.line - across);
    case 'PageDown':
      return to(at.line + page * across);
    case 'PageUp':
      return to(at.line - page * across);
    case 'Home':
      return cells && !ctrl ? to(at.line, 0) : to(0, 0);
    case 'End':
      return cells && !ctrl ? to(at.line, columns - 1) : to(last, columns - 1);
    case 'Enter':
      return { does: 'open', line: at.line };
    case ' ':
      return { does: 'select', line: at.line, extend: shift };
    case 'Escape':
      return { does: 'clear' };
    case 'ArrowRight':
      return cells ? to(at.line, at.column + 1) : across > 1 ? to(at.line + 1) : inwards(grid, at.line, to);
    case 'ArrowLeft':
      return cells ? to(at.line, at.column - 1) : across > 1 ? to(at.line - 1) : outwards(grid, at.line, to);
    default:
      return undefined;
  }
}

const clamp = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

function inwards({ lines }: Grid, at: number, to: (line: number) => KeyResult): KeyResult {
  const line = lines.at(at);
  if (line?.kind !== 'row' || !line.expandable) return undefined;
  return line.expanded ? to(at + 1) : { does: 'toggle', line: at };
}

function outwards({ lines }: Grid, at: number, to: (line: number) => KeyResult): KeyResult {
  const line = lines.at(at);
  if (line?.kind === 'row' && line.expanded) return { does: 'toggle', line: at };
  const parent = line?.parent === undefined ? -1 : lines.find(line.parent);
  return parent < 0 ? undefined : to(parent);
}
