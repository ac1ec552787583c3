/** A tile is dragged by its grip with mouse, pen or finger; a line shows where it will stand. */
import { type PointerEvent, useEffect, useRef, useState } from 'react';

export interface Dragging {
  /** Place of the tile that is dragged. */
  readonly from: number;
  /** The tile beside which it will stand, and on which side of it. */
  readonly at?: Target;
}

export interface Target {
  readonly index: number;
  readonly side: 'before' | 'behind' | 'above' | 'below';
}

/** So near to the upper or lower edge of the window the page scrolls by itself, so far in each frame. */
const edge = 56;
const pace = 10;

/** @param place called with two places once a tile is let go: of it, and where it shall stand. */
export function useDragging(place: (from: number, to: number) => void) {
  const [dragging, setDragging] = useState<Dragging>();
  const pointer = useRef<{ x: number; y: number }>(undefined);
  const isDragging = dragging !== undefined;
  useEffect(() => {
    if (!isDragging) return;
    const stop = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDragging(undefined);
    };
    document.addEventListener('keydown', stop);
    const scroll = () => {
      const { y = edge } = pointer.current ?? {};
      const by = y < edge ? -pace : y > window.innerHeight - edge ? pace : 0;
      if (by !== 0) scrollerOf(document.querySelector('[data-tile]')).scrollBy({ top: by, behavior: 'instant' });
      frame = requestAnimationFrame(scroll);
    };
    let frame = requestAnimationFrame(scroll);
    return () => {
      document.removeEventListener('keydown', stop);
      cancelAnimationFrame(frame);
    };
  }, [isDragging]);
  const grip = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragging({ from });
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!isDragging) return;
      pointer.current = { x, y };
      const at = targetAt(x, y);
      setDragging({ from, ...(at && at.index !== from && { at }) });
    },
    onPointerUp: () => {
      const { at } = dragging ?? {};
      setDragging(undefined);
      if (!at) return;
      const to = at.index + (at.side === 'behind' || at.side === 'below' ? 1 : 0);
      place(from, to > from ? to - 1 : to);
    },
    onPointerCancel: () => setDragging(undefined),
  });
  return { dragging, grip };
}

function targetAt(x: number, y: number): Target | undefined {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-tile]');
  const board = tile?.parentElement;
  if (!tile || !board) return undefined;
  const { left, right, top, bottom, width } = tile.getBoundingClientRect();
  // Tiles that share a row stand left and right of each other, others above and below.
  const isAlone = width > board.clientWidth * 0.7;
  const index = Number(tile.dataset['tile']);
  if (isAlone) return { index, side: y > (top + bottom) / 2 ? 'below' : 'above' };
  const isRight = x > (left + right) / 2;
  return { index, side: (getComputedStyle(board).direction === 'rtl') !== isRight ? 'behind' : 'before' };
}

/** The part of the page that scrolls around the board: a phone scrolls the whole page. */
function scrollerOf(inside: Element | null): Element {
  for (let at = inside?.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}
