/** Moves of rows in the grid: by drag, by Alt and an arrow, from the menu of the grip; the focus goes with the row. */
import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Active } from '../keyboard/use-active.ts';
import type { VisibleRows } from '../model/visible-rows.ts';
import { dropPlace, staysLast } from './order.ts';
import type { RankContext } from './rank-context.ts';
import type { Ranking } from './use-ranking.ts';
import { useRowDrag } from './use-row-drag.ts';

export interface RankContextGiven {
  readonly ranking: Ranking | undefined;
  readonly lines: VisibleRows;
  readonly place: RefObject<HTMLElement | null>;
  readonly active: Active;
}

/** The place of the row at a line, from 0: that of a detail is its row's. */
function placeOf(lines: VisibleRows, line: number): number {
  const at = lines.at(line);
  const row = at?.kind === 'detail' ? lines.at(lines.find(at.parent)) : at;
  return row?.kind === 'row' ? row.position - 1 : -1;
}

export function useRankContext(given: RankContextGiven) {
  const { ranking, lines, active, place } = given;
  const latest = useRef(given);
  latest.current = given;
  /** The row that was moved by key or menu. */
  const followed = useRef<string>(undefined);

  const [move] = useState(() => (line: number, to: number) => {
    const { ranking: now, lines: shown } = latest.current;
    const id = shown.at(line)?.id;
    if (now?.move(placeOf(shown, line), to)) followed.current = id;
  });
  const drag = useRowDrag(place, ({ from, over, isBelow }) => {
    const place = placeOf(lines, from);
    ranking?.move(place, dropPlace(place, placeOf(lines, over), isBelow));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move
  useLayoutEffect(() => {
    const id = followed.current;
    followed.current = undefined;
    const line = id === undefined ? -1 : lines.find(id);
    if (line >= 0) active.go({ line, column: active.cell.column });
  }, [lines]);

  const shape = ranking?.shape;
  const all = ranking?.count ?? 0;
  const count = useMemo(() => {
    if (!shape?.last) return all;
    const fixed = Array.from({ length: lines.count }, (_, line) => lines.at(line)).filter(
      (line) => line?.kind === 'row' && staysLast(shape, line.row),
    );
    return all - fixed.length;
  }, [shape, all, lines]);
  const context = useMemo<RankContext | undefined>(
    () => shape && { shape, count, drag, move },
    [shape, count, drag, move],
  );

  /** Answers whether the key meant the order. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const row = (event.target as Element).closest<HTMLElement>('[data-line]');
    if (!context || !event.altKey || event.ctrlKey || event.metaKey || row?.closest('table') !== place.current)
      return false;
    const line = Number(row?.dataset['line']);
    const at = placeOf(lines, line);
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: context.count - 1 }[event.key];
    if (to === undefined || at < 0) return false;
    event.preventDefault();
    if (to >= 0) move(line, to);
    return true;
  };
  return { context, onKeyDown };
}
