/** What loads in several parts appears at once, so that no part pushes another one away. */
import { use, useLayoutEffect, useState } from 'react';
import { ClientContext } from '../../client/query/query-client.ts';
import { isFetchingCode } from './on-demand.tsx';

/** After this each part shows by itself how far it is. */
const patience = 1000;

/**
 * False while code or answers are on their way to what has just been drawn for the first time; it stays true from then on.
 * @param isDrawn nothing is looked for before.
 */
export function useTogether(isDrawn: boolean): boolean {
  const client = use(ClientContext);
  const [together, setTogether] = useState(false);
  useLayoutEffect(() => {
    if (!isDrawn) return;
    const late = setTimeout(() => setTogether(true), patience);
    const look = (): void => {
      if (client.isFetching({ type: 'active' }) > 0 || isFetchingCode()) frame = requestAnimationFrame(look);
      else setTogether(true);
    };
    // What is drawn now asks after the first frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(look);
    });
    return () => {
      clearTimeout(late);
      cancelAnimationFrame(frame);
    };
  }, [client, isDrawn]);
  return together;
}
