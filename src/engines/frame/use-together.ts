/** What loads in several parts appears at once, so that no part pushes another one away. */
import type { Query } from '@tanstack/react-query';
import { use, useLayoutEffect, useState } from 'react';
import { ClientContext } from '../../client/query/query-client.ts';
import { isFetchingCode } from './on-demand.tsx';

/** After this each part shows by itself how far it is. */
const patience = 1000;

/** Whatever else is on its way leaves a grey shape where it will stand. */
const skeleton = 'main [data-delayed]';

/** An answer that is asked for anew is shown meanwhile. */
const hasNone = ({ state }: Query): boolean => state.data === undefined;

/**
 * False while code or answers are on their way to what has just been drawn for the first time; it stays true from then on.
 * Whoever waits bears `data-waiting`: it is out of sight, and may have the focus already.
 */
export function useTogether(): boolean {
  const client = use(ClientContext);
  const [together, setTogether] = useState(false);
  useLayoutEffect(() => {
    const show = (): void => {
      // What stands around the first screen comes with it.
      document.documentElement.toggleAttribute('data-arrived', true);
      setTogether(true);
    };
    const late = setTimeout(show, patience);
    // What has arrived is drawn in the next frame, and what is drawn asks in the one after it.
    let quiet = 0;
    const look = (): void => {
      const isArriving =
        isFetchingCode() ||
        client.isFetching({ type: 'active', predicate: hasNone }) > 0 ||
        document.querySelector(skeleton) !== null;
      quiet = isArriving ? 0 : quiet + 1;
      if (quiet > 2) show();
      else frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    return () => {
      clearTimeout(late);
      cancelAnimationFrame(frame);
    };
  }, [client]);
  return together;
}
