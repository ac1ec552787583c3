/** The rows as cards of a catalogue, with the keys, the selection and the menus of rows. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../../frame/frame.tsx';
import { useDelayed } from '../../frame/use-delayed.ts';
import type { GridProps } from '../grid/grid.tsx';
import { useGrid } from '../grid/use-grid.ts';
import { Card } from './card.tsx';
import { useCardParts } from './card-parts.ts';
import styles from './cards.module.css';
import { useCardsPerRow } from './use-cards-per-row.ts';

/** Height of most cards with the gap below them, in pixels; those in sight are measured. */
const usualHeight = 226;
/** More cards are drawn only where they are in sight. */
const drawnWhole = 100;

export function Cards({ list, rows, runner, scope }: GridProps) {
  const { t } = useTranslation();
  const { title } = useFrame();
  const scroller = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const across = useCardsPerRow(place);
  const { plan } = list;
  const { lines, arranged } = rows;
  const { context, active, keys, rowState } = useGrid({ list, rows, runner, scope, place, page: 3, across });
  const parts = useCardParts(plan);
  const slow = useDelayed(rows.read.fetching);
  const long = lines.count > drawnWhole;
  const virtual = useVirtualizer({
    count: long ? Math.ceil(lines.count / across) : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    initialRect: { width: 1024, height: 720 },
    overscan: 2,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const shown = Array.from({ length: count }, (_, index) => index).slice(
        Math.max(0, startIndex - overscan),
        endIndex + overscan + 1,
      );
      const here = Math.floor(active.cell.line / across);
      return shown.includes(here) ? shown : [...shown, here].sort((a, b) => a - b);
    },
  });
  const card = (at: number) => {
    const line = lines.at(at);
    if (line?.kind !== 'row') return null;
    const { selected, active } = rowState(line, at);
    const index = (arranged?.first || 1) + at;
    return (
      <Card
        key={line.id}
        line={line}
        at={at}
        index={index}
        selected={selected}
        here={active !== undefined}
        parts={parts}
        context={context}
      />
    );
  };
  return (
    <div ref={scroller} className={styles['scroller']} data-long={long || undefined} data-slow={slow || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: cards are no table, but they are walked through like one */}
      <div
        ref={place}
        role="grid"
        aria-label={title === undefined ? t('List') : t(title)}
        aria-rowcount={arranged?.total ?? -1}
        aria-colcount={1}
        aria-busy={rows.read.fetching}
        className={styles['cards']}
        style={long ? { height: virtual.getTotalSize() } : undefined}
        data-placed={long || undefined}
        data-picks={plan.picking && ''}
        {...(plan.selectable && plan.picking?.many !== false ? { 'aria-multiselectable': true } : {})}
        {...keys}
      >
        {long
          ? virtual.getVirtualItems().map(({ index, start }) => (
              <div
                key={index}
                ref={virtual.measureElement}
                data-index={index}
                role="presentation"
                className={styles['line']}
                style={{ transform: `translateY(${start}px)` }}
              >
                {Array.from({ length: across }, (_, at) => card(index * across + at))}
              </div>
            ))
          : Array.from({ length: lines.count }, (_, at) => card(at))}
      </div>
    </div>
  );
}
