/** Looks through long lists in slices, so that a key that is pressed meanwhile shows at once. */
import { useEffect, useReducer } from 'react';
import type { Row } from '../../binding/answer-rows.ts';
import type { Findable } from './find.ts';
import { isSearched, searchSteps } from './select-rows.ts';

/** Shorter lists take less time than a frame. */
const long = 5000;
/** Milliseconds. */
const slice = 8;

/** Answers whether the rows with this text are known; until then, what was there stays. */
export function useSearched(rows: readonly Row[], columns: readonly Findable[], find: string): boolean {
  const [, tell] = useReducer((count: number) => count + 1, 0);
  const ready = find === '' || rows.length < long || isSearched(rows, columns, find);
  useEffect(() => {
    if (ready) return;
    const steps = searchSteps(rows, columns, find);
    // A message lets keys and frames come first; a timer would wait for longer.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const until = performance.now() + slice;
      while (performance.now() < until) if (steps.next().done) return tell();
      port2.postMessage(0);
    };
    port2.postMessage(0);
    return () => port1.close();
  }, [rows, columns, find, ready]);
  return ready;
}
