/** How many cards stand beside each other: what the styles decide, for the keys. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/** As in cards.module.css. */
const least = 240;
const gap = 16;

export function useCardsPerRow(place: RefObject<HTMLElement | null>): number {
  const [across, setAcross] = useState(4);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const look = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      const room = element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      setAcross(Math.max(1, Math.floor((room + gap) / (least + gap))));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    look();
    return () => observer.disconnect();
  }, [place]);
  return across;
}
