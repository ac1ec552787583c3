/** How high a row is, and whether rows stand as cards: what the styles decide, for the arithmetic of long lists. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Density } from '../model/state.ts';

/** As in cards.module.css. */
const cardsBelow = 640;
const usual: Readonly<Record<Density, number>> = { compact: 34, comfortable: 44 };

export function useRowHeight(scroller: RefObject<HTMLElement | null>, density: Density) {
  const [now, setNow] = useState({ height: usual[density], narrow: false });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const height = Number.parseFloat(getComputedStyle(element).getPropertyValue('--row-height'));
      const next = { height: height || usual[density], narrow: element.clientWidth < cardsBelow };
      setNow((before) => (before.height === next.height && before.narrow === next.narrow ? before : next));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    look();
    return () => observer.disconnect();
  }, [scroller, density]);
  return now;
}
