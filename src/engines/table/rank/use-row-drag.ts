/** A row is dragged by its grip with mouse, pen or finger; a line shows where it will stand, and Escape leaves it where it was. */
import { type PointerEvent as GripEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** So far a press may slip before it is a drag. */
const slip = 4;
/** So near to the upper or lower edge the list scrolls by itself, so far in each frame. */
const edge = 44;
const pace = 9;

export interface Drop {
  /** The line that is dragged, and the one over which it is let go. */
  readonly from: number;
  readonly over: number;
  readonly isBelow: boolean;
}

interface Drag {
  readonly from: number;
  readonly y: number;
  started: boolean;
  drop: Drop | undefined;
}

export interface RowDrag {
  begin(event: GripEvent<HTMLElement>, line: number): void;
  /** Whether the press that has just ended was a drag: its click means nothing. */
  wasDrag(): boolean;
}

/** @param table whose rows have their line in `data-line`. @param onDrop hears what was let go where. */
export function useRowDrag(table: RefObject<HTMLElement | null>, onDrop: (drop: Drop) => void): RowDrag {
  const latest = useRef(onDrop);
  latest.current = onDrop;
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const [drag] = useState<RowDrag>(() => {
    let dragged = false;
    const begin = (press: GripEvent<HTMLElement>, from: number) => {
      dragged = false;
      if (press.button !== 0 || !table.current) return;
      const grid = table.current;
      const now: Drag = { from, y: press.clientY, started: false, drop: undefined };
      const pointer = press.pointerId;
      let at = { x: press.clientX, y: press.clientY };
      let frame = 0;
      const mark = () => markRows(grid, now.started ? from : undefined, now.drop);
      const look = () => {
        now.drop = dropAt(grid, from, at);
        mark();
      };
      const scroll = () => {
        const by = pullAt(grid, at.y);
        if (by !== 0) {
          scrollerOf(grid).scrollBy({ top: by, behavior: 'instant' });
          look();
        }
        frame = requestAnimationFrame(scroll);
      };
      const move = (event: PointerEvent) => {
        if (event.pointerId !== pointer) return;
        at = { x: event.clientX, y: event.clientY };
        if (!now.started && Math.abs(at.y - now.y) < slip) return;
        if (!now.started) frame = requestAnimationFrame(scroll);
        now.started = true;
        dragged = true;
        look();
      };
      const end = (event: PointerEvent | KeyboardEvent) => {
        if ('pointerId' in event ? event.pointerId !== pointer : event.key !== 'Escape') return;
        const drop = event.type === 'pointerup' ? now.drop : undefined;
        stop.current?.();
        if (drop) latest.current(drop);
      };
      stop.current = () => {
        cancelAnimationFrame(frame);
        document.removeEventListener('pointermove', move);
        for (const name of ['pointerup', 'pointercancel', 'keydown'] as const) document.removeEventListener(name, end);
        now.started = false;
        now.drop = undefined;
        mark();
        stop.current = undefined;
      };
      document.addEventListener('pointermove', move);
      for (const name of ['pointerup', 'pointercancel', 'keydown'] as const) document.addEventListener(name, end);
    };
    return { begin, wasDrag: () => dragged };
  });
  return drag;
}

/** The row of this table under a point: one that a table inside of it has is that row's. */
function rowAt(grid: HTMLElement, { x, y }: { readonly x: number; readonly y: number }): HTMLElement | undefined {
  const { left, right } = grid.getBoundingClientRect();
  const inside = Math.max(left + 1, Math.min(right - 1, x));
  let row = document.elementFromPoint(inside, y)?.closest<HTMLElement>('[data-line]');
  while (row && row.closest('table') !== grid) row = row.parentElement?.closest<HTMLElement>('[data-line]');
  return row ?? undefined;
}

function dropAt(grid: HTMLElement, from: number, at: { readonly x: number; readonly y: number }): Drop | undefined {
  const row = rowAt(grid, at);
  if (!row) return undefined;
  const { top, bottom } = row.getBoundingClientRect();
  const over = Number(row.dataset['line']);
  return over === from ? undefined : { from, over, isBelow: at.y > (top + bottom) / 2 };
}

/** Marks are no news for React: nothing is drawn anew while somebody drags. */
function markRows(grid: HTMLElement, from: number | undefined, drop: Drop | undefined): void {
  for (const row of grid.querySelectorAll<HTMLElement>('[data-line][data-dragged], [data-line][data-drop]')) {
    row.removeAttribute('data-dragged');
    row.removeAttribute('data-drop');
  }
  if (from === undefined) return;
  const rowOf = (line: number) => grid.querySelector<HTMLElement>(`:scope > tbody > [data-line="${line}"]`);
  rowOf(from)?.setAttribute('data-dragged', '');
  if (drop) rowOf(drop.over)?.setAttribute('data-drop', drop.isBelow ? 'below' : 'above');
}

function pullAt(grid: HTMLElement, y: number): number {
  const { top, bottom } = scrollerOf(grid).getBoundingClientRect();
  const upper = Math.max(0, top);
  const lower = Math.min(window.innerHeight, bottom);
  return y < upper + edge ? -pace : y > lower - edge ? pace : 0;
}

/** What scrolls around the rows: the list itself, or the page of a phone. */
function scrollerOf(inside: Element): Element {
  for (let at = inside.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}
