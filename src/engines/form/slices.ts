/** Sections beyond the first screen are drawn in idle slices, so that what somebody types goes first. */
import { createContext, startTransition, use, useEffect, useState } from 'react';

/** React draws them a few milliseconds at a time, whatever their number. */
const step = 20;

/** Ways to draw the rest at once: a submit needs every field to take its message. */
export type Late = Set<() => void>;
export const LateContext = createContext<Late | null>(null);

const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 50 });
  else setTimeout(work, 16);
};

/** How many of `total` parts are drawn now; without `first` all of them. */
export function useSlices(first: number | undefined, total: number): number {
  const late = use(LateContext);
  const [count, setCount] = useState(first ?? Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (count >= total) return;
    const all = () => setCount(Number.POSITIVE_INFINITY);
    let isLive = true;
    late?.add(all);
    whenIdle(() => {
      if (isLive) startTransition(() => setCount((now) => now + step));
    });
    return () => {
      isLive = false;
      late?.delete(all);
    };
  }, [count, total, late]);
  return count;
}
