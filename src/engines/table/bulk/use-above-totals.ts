/** Lifts what floats over the rows above their totals, which would lie behind it. */
import { type RefObject, useLayoutEffect } from 'react';

const gap = 8;

/** While `isShown`, `--lift` of the element says by how many pixels it must stand higher than usual. */
export function useAboveTotals(floating: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const bar = floating.current;
    const foot = bar?.parentElement?.querySelector('tfoot');
    if (!isShown || !bar || !foot) return;
    const follow = () => {
      bar.style.setProperty('--lift', '0px');
      const [own, totals] = [bar.getBoundingClientRect(), foot.getBoundingClientRect()];
      const isOver = totals.top < own.bottom && totals.bottom > own.top;
      if (isOver) bar.style.setProperty('--lift', `${own.bottom + gap - totals.top}px`);
    };
    follow();
    const watch = new ResizeObserver(follow);
    watch.observe(foot);
    watch.observe(document.documentElement);
    return () => watch.disconnect();
  }, [floating, isShown]);
}
