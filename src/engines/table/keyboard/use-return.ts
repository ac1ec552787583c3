/** Whoever comes back to a list by the browser's way back finds the row that he had opened where it was, with the focus on it. */
import { type MouseEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { historyEntry } from '../../../client/page/history-entry.ts';
import { useFrame } from '../../frame/frame.tsx';
import type { VisibleRows } from '../model/visible-rows.ts';
import type { Active } from './use-active.ts';

/** The row that was opened, and how far the list and what is around it were scrolled. */
interface Left {
  readonly id: string;
  readonly tops: readonly number[];
}

/** By step of the history and list; it goes with the page. */
const lefts = new Map<string, Left>();

export interface ReturnGiven {
  readonly place: RefObject<HTMLElement | null>;
  readonly lines: VisibleRows;
  readonly active: Active;
}

/** Answers what hears of clicks in the list. */
export function useReturn({ place, lines, active }: ReturnGiven) {
  const { prefix } = useFrame();
  const keyOf = useCallback(() => `${historyEntry()} ${prefix}`, [prefix]);
  const wanted = useRef<Left>(undefined);
  const isAsked = useRef(false);

  // Whoever does something else by then is left where he is.
  useEffect(() => {
    const forget = () => {
      wanted.current = undefined;
    };
    const heard = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const event of heard) window.addEventListener(event, forget, { passive: true });
    return () => {
      for (const event of heard) window.removeEventListener(event, forget);
    };
  }, []);

  const { go } = active;
  useLayoutEffect(() => {
    if (!isAsked.current) wanted.current = lefts.get(keyOf());
    isAsked.current = true;
    const left = wanted.current;
    const line = left ? lines.find(left.id) : -1;
    if (!left || line < 0) return;
    wanted.current = undefined;
    for (const [at, scroller] of scrollersOf(place.current).entries()) scroller.scrollTop = left.tops[at] ?? 0;
    go({ line, column: active.cell.column });
  }, [lines, place, go, keyOf, active.cell.column]);

  return (event: MouseEvent<HTMLElement>) => {
    const row = (event.target as Element).closest('a[href]')?.closest<HTMLElement>('[data-line]');
    const line = row && lines.at(Number(row.dataset['line']));
    const entry = historyEntry();
    if (!line || entry === undefined) return;
    lefts.set(keyOf(), { id: line.id, tops: scrollersOf(place.current).map(({ scrollTop }) => scrollTop) });
  };
}

/** Everything around the rows that can be scrolled, from the inside out. */
function scrollersOf(from: HTMLElement | null): readonly Element[] {
  const found: Element[] = [];
  for (let at: Element | null = from; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) found.push(at);
  return found;
}
