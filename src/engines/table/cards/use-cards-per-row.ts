/** How many cards stand beside each other: what the styles decide, for the keys. */
import { type RefObject, useLayoutEffect, useState } from 'react';

export function useCardsPerRow(place: RefObject<HTMLElement | null>): number {
  const [across, setAcross] = useState(4);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const look = () => setAcross(Number(getComputedStyle(element).getPropertyValue('--across')) || 1);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    look();
    return () => observer.disconnect();
  }, [place]);
  return across;
}
