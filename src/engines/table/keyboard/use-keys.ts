/** Keys, clicks and the clipboard in the rows: one tab stop, arrows move it, and controls inside a row keep their keys. */
import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { type Cells, cellBlockOf } from '../editing/use-cells.ts';
import type { Editing } from '../editing/use-editing.tsx';
import { type Cell, type Grid, keyResult } from './key-result.ts';
import { type Active, cellAt, elementOf } from './use-active.ts';

export interface KeysGiven {
  readonly grid: Grid;
  readonly place: RefObject<HTMLElement | null>;
  readonly active: Active;
  toggle(id: string): void;
  /** Rows are picked, not opened. */
  readonly picks: boolean;
  /** The row at hand is shown beside the list: a click goes there. */
  readonly beside: boolean;
  select(line: number, extend: boolean): void;
  selectShown(): void;
  clear(): void;
  /** In a table that can be edited. */
  readonly editing: Editing | undefined;
  readonly cells: Cells | undefined;
  /** Starts typing into a cell, with a first character or with what stands there. */
  type(cell: Cell, typed?: string): void;
}

const controls = 'a, button, input, select, textarea, label, summary, [contenteditable]';
/** One sign that can be typed. */
const isSign = (key: string): boolean => [...key].length === 1 && key !== ' ';

export function useKeys(given: KeysGiven) {
  const { grid, place, active, cells, editing } = given;
  const isCells = grid.columns > 0;
  const block = () => cellBlockOf(active.anchor, active.cell);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = cellAt(event.target, isCells);
    if (!at || event.altKey || event.defaultPrevented) return;
    // Keys typed into something inside the row are its own, but for the ones that leave it.
    const own = event.target === elementOf(place.current, at);
    if (!own && !/^Arrow(Up|Down)$/.test(event.key)) return;
    const ctrl = event.ctrlKey || event.metaKey;
    if (own && cells && editing && editKey(event, at, ctrl)) return event.preventDefault();
    const result = keyResult(grid, at, { key: mirrored(event), ctrl, shift: event.shiftKey });
    if (!result) return;
    event.preventDefault();
    act(result, at);
  };

  const act = (result: NonNullable<ReturnType<typeof keyResult>>, at: Cell) => {
    if (result.does === 'focus') {
      active.go(result.to, isCells && result.extend);
      if (!isCells && result.extend) given.select(result.to.line, true);
    } else if (result.does === 'select') given.select(result.line, result.extend);
    else if (result.does === 'selectShown') given.selectShown();
    else if (result.does === 'clear') given.clear();
    else if (result.does === 'open' && given.picks) given.select(result.line, false);
    else if (result.does === 'open') openRow(elementOf(place.current, { ...at, column: -1 }));
    else given.toggle(grid.lines.at(result.line)?.id ?? '');
  };

  /** Answers whether the key meant the cells. */
  const editKey = ({ key, shiftKey }: KeyboardEvent, at: Cell, ctrl: boolean): boolean => {
    if (!cells || !editing) return false;
    if (ctrl) {
      const letter = key.toLowerCase();
      if (letter === 'z') shiftKey ? editing.redo() : editing.undo();
      else if (letter === 'y') editing.redo();
      else if (letter === 'd') cells.fillDown(block());
      else return false;
      return true;
    }
    if (key === 'Delete' || key === 'Backspace') cells.clear(block());
    else if ((key === ' ' || key === 'Enter') && cells.flip(at)) return true;
    else if ((key === 'F2' || key === 'Enter') && cells.canType(at)) given.type(at);
    else if (isSign(key) && cells.canType(at)) given.type(at, key);
    // An input method composes in the box that opens now.
    else if (key === 'Process' && cells.canType(at)) given.type(at, '');
    else return false;
    return true;
  };

  const inCell = (event: ClipboardEvent): boolean =>
    cells !== undefined && event.target === elementOf(place.current, active.cell);
  const onCopy = (event: ClipboardEvent) => {
    if (!inCell(event) || !cells) return;
    event.clipboardData.setData('text/plain', cells.copy(block()));
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (!inCell(event) || !cells) return;
    cells.paste(block(), event.clipboardData.getData('text/plain'));
    event.preventDefault();
  };
  const onCut = (event: ClipboardEvent) => {
    if (!inCell(event) || !cells) return;
    onCopy(event);
    cells.clear(block());
  };

  const onFocus = (event: FocusEvent) => {
    const at = cellAt(event.target, isCells);
    if (at) active.at(at);
  };

  /** With Shift, the focus and the browser's own selection of words stay where they are. */
  const onMouseDown = (event: MouseEvent) => {
    if (event.shiftKey && cellAt(event.target, isCells) && !(event.target as Element).closest(controls)) {
      event.preventDefault();
    }
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const at = cellAt(target, isCells);
    if (!at || target.closest(controls) || target.closest('[data-detail]')) return;
    if (event.shiftKey && isCells) return active.go(at, true);
    if (event.shiftKey) return given.select(at.line, true);
    if (isCells) return void cells?.flip(at);
    // Somebody who marked words wants them, not the page behind them.
    if (getSelection()?.toString()) return;
    if (given.picks) return given.select(at.line, false);
    if (given.beside && !event.ctrlKey && !event.metaKey) return active.go(at);
    openRow(target.closest<HTMLElement>('[data-line]'), event);
  };
  const onDoubleClick = (event: MouseEvent) => {
    const at = cellAt(event.target, isCells);
    if (at && cells?.canType(at) && !cells.isFlipped(at) && !(event.target as Element).closest(controls))
      given.type(at);
  };
  return { onKeyDown, onFocus, onMouseDown, onClick, onDoubleClick, onCopy, onCut, onPaste };
}

/** Follows the link of the row as if it had been clicked itself: with Ctrl in a new window. */
function openRow(row: HTMLElement | null, { ctrlKey = false, metaKey = false }: Partial<MouseEvent> = {}): void {
  const link = row?.querySelector<HTMLElement>('[data-open-row]');
  link?.dispatchEvent(new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }));
}

/** Forwards is to the left where people read from right to left. */
function mirrored({ key, currentTarget }: KeyboardEvent): string {
  if (!/^Arrow(Left|Right)$/.test(key) || getComputedStyle(currentTarget).direction !== 'rtl') return key;
  return key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
}
