/** All that the engines of a screen are given. It comes with the screen and not with the app: who signs in need not wait for it. */
import { useMemo } from 'react';
import { usePerson } from '../../client/session/use-person.ts';
import type { EngineServices } from '../../engines/frame/engine-services.tsx';
import { customBlocks } from '../screen/custom-blocks.ts';
import { boardOrdersOf } from './board-orders.ts';
import { exports } from './exports.ts';
import { listViewsOf } from './list-views.ts';

export function useScreenServices(path: string): EngineServices {
  const person = usePerson();
  return useMemo(
    () => ({
      custom: customBlocks,
      exports,
      person,
      listViews: listViewsOf(path),
      boardOrders: boardOrdersOf(path),
    }),
    [path, person],
  );
}
