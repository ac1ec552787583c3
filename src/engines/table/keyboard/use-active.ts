/** The one line or cell that the keyboard is on; it gets the focus once it is drawn. */
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Cell } from './key-result.ts';

export interface Active {
  readonly cell: Cell;
  /** Where the selected block of cells began; the same cell when nothing is selected beside it. */
  readonly anchor: Cell;
  /** Goes there; `extend` keeps the block's beginning. */
  go(to: Cell, extend?: boolean): void;
  /** The focus came there by itself. */
  at(cell: Cell): void;
}

/** `cells`: single cells are walked through, not whole rows. */
export function useActive(grid: RefObject<HTMLElement | null>, cells: boolean): Active {
  const [now, setNow] = useState(() => {
    const first = { line: 0, column: cells ? 0 : -1 };
    return { cell: first, anchor: first };
  });
  const wanted = useRef(false);

  useLayoutEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    elementOf(grid.current, now.cell)?.focus();
  }, [grid, now]);

  const go = useCallback((to: Cell, extend = false) => {
    wanted.current = true;
    setNow(({ anchor }) => ({ cell: to, anchor: extend ? anchor : to }));
  }, []);
  const at = useCallback((cell: Cell) => {
    setNow((before) => (same(before.cell, cell) ? before : { cell, anchor: cell }));
  }, []);
  return { ...now, go, at };
}

const same = (a: Cell, b: Cell): boolean => a.line === b.line && a.column === b.column;

const lineOf = (grid: HTMLElement | null, line: number): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-line="${line}"]`) ?? null;

/** The cells of a row, without the box and the menu. */
const cellsOf = (row: Element): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>(':scope > :not([data-cell="select"], [data-cell="menu"])'),
];

export function elementOf(grid: HTMLElement | null, { line, column }: Cell): HTMLElement | null {
  const row = lineOf(grid, line);
  if (!row || column < 0 || row.hasAttribute('tabindex')) return row;
  return cellsOf(row)[column] ?? row;
}

/** Where in the table an element stands; undefined outside of the rows. */
export function cellAt(target: EventTarget | null, cells: boolean): Cell | undefined {
  const row = (target as Element | null)?.closest<HTMLElement>('[data-line]');
  if (!row) return undefined;
  const column = cells
    ? Math.max(
        0,
        cellsOf(row).findIndex((cell) => cell.contains(target as Node)),
      )
    : -1;
  return { line: Number(row.dataset['line']), column };
}
