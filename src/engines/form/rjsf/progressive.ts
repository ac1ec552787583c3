/** Sections beyond the first screen are drawn in idle slices, so that what somebody types goes first. */
import { createContext, startTransition, use, useEffect, useState } from 'react';
import { whenIdle } from '../../../client/page/idle.ts';

/** As many again as there are, up to so many: what is nearest comes first, and React draws them a few milliseconds at a time. */
const most = 20;
/** They come without a break, in milliseconds, whatever else is going on. */
const soon = 50;

/** Ways to draw the rest at once: a submit needs every field to take its message. */
export type Deferred = Set<() => void>;
export const DeferredContext = createContext<Deferred | null>(null);

/** How many of `total` parts are drawn now; without `first` all of them. */
export function useProgressiveCount(first: number | undefined, total: number): number {
  const late = use(DeferredContext);
  const [count, setCount] = useState(first ?? Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (count >= total) return;
    const all = () => setCount(Number.POSITIVE_INFINITY);
    late?.add(all);
    const stop = whenIdle(() => startTransition(() => setCount((now) => now + Math.min(now, most))), soon);
    return () => {
      stop();
      late?.delete(all);
    };
  }, [count, total, late]);
  return count;
}
