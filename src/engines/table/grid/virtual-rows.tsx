/** Draws the lines of a list; of a long one those in sight, each at its place. Nodes are used again, so that scrolling makes none. */
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react';
import type { VisibleRows } from '../model/visible-rows.ts';
import { roles } from './aria-roles.ts';
import { assignSlots, type Slots } from './slots.ts';

export interface Placing {
  readonly key: string;
  readonly top?: number;
  readonly measure?: Ref<HTMLTableRowElement>;
}

export interface VirtualRowsProps {
  readonly lines: VisibleRows;
  /** Only what is in sight is drawn. */
  readonly long: boolean;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Of one line, in pixels; when lines differ, a guess. */
  readonly height: number;
  /** Lines differ in height: wrapped values, cards, details. */
  readonly measured: boolean;
  readonly head: number;
  /** The line of the focus is drawn wherever the list stands, so that the focus is not lost. */
  readonly active: number;
  /** Hears how many lines are in sight. */
  readonly onPage: (lines: number) => void;
  draw(line: number, placing: Placing): ReactNode;
}

/** Lines in sight before anybody has looked. */
const guessed = 10;
/** Lines beyond the edges, so that a fast scroll meets no empty room. */
const beyond = 5;

export function VirtualRows({ lines, long, scroller, height, measured, head, active, onPage, draw }: VirtualRowsProps) {
  const virtual = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: long ? lines.count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: beyond,
    scrollMargin: head,
    // Enough for the first frame; then the element itself says how large it is.
    initialRect: { width: 1024, height: 720 },
    rangeExtractor: (range) => withLine(range, active),
    ...(measured ? { getItemKey: (index: number) => lines.at(index)?.id ?? index } : {}),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes that were measured are forgotten when these change
  useEffect(() => virtual.measure(), [virtual, height, measured]);
  const room = virtual.scrollRect?.height;
  const inSight = room ? Math.max(1, Math.floor((room - head) / height)) : guessed;
  useEffect(() => onPage(inSight), [onPage, inSight]);

  const slots = useRef<Slots>(new Map());
  const items = long ? virtual.getVirtualItems() : whole(lines.count);
  slots.current = assignSlots(
    slots.current,
    items.map(({ index }) => index),
  );
  const nodes = items.map(({ index, start }) => ({ index, start, slot: slots.current.get(index) ?? 0 }));
  // Nodes stay where they are while the list moves. At rest they stand in the order of the lines, as they are read aloud.
  if (virtual.isScrolling) nodes.sort((a, b) => a.slot - b.slot);
  return (
    <tbody {...roles.group} {...(long ? { 'data-virtual': '', style: { height: virtual.getTotalSize() } } : {})}>
      {nodes.map(({ index, start, slot }) =>
        draw(index, {
          key: String(slot),
          ...(long ? { top: start - head } : {}),
          ...(long && measured ? { measure: virtual.measureElement } : {}),
        }),
      )}
    </tbody>
  );
}

/** A list that grows long while somebody is in it keeps its nodes, and with them the focus. */
const whole = (count: number) => Array.from({ length: count }, (_, index) => ({ index, start: 0 }));

function withLine(range: Range, line: number): number[] {
  const lines = defaultRangeExtractor(range);
  if (line < 0 || line >= range.count || lines.includes(line)) return lines;
  return line < (lines[0] ?? 0) ? [line, ...lines] : [...lines, line];
}
