/** All that the engines of a screen are given. It comes with the screen and not with the app: who signs in need not wait for it. */
import { useMemo } from 'react';
import { shell } from '../../../manifests/shell.ts';
import { usePerson } from '../../client/session/use-person.ts';
import { askForSearch, hasSearch } from '../../custom/search/asked-search.ts';
import type { EngineServices } from '../../engines/frame/engine-services.tsx';
import { openSideDrawer } from '../frame/side-drawer.ts';
import { hrefOf } from '../routing/screen-address.tsx';
import { customBlocks } from '../screen/custom-blocks.ts';
import { useMayContactSupport } from '../support/support-state.ts';
import { boardOrdersOf } from './board-orders.ts';
import { exports } from './exports.ts';
import { listViewsOf } from './list-views.ts';

const home = { href: hrefOf(shell.landing), label: 'Go to dashboard' };

export function useScreenServices(path: string): EngineServices {
  const person = usePerson();
  const mayContactSupport = useMayContactSupport();
  return useMemo(
    () => ({
      custom: customBlocks,
      exports,
      person,
      home,
      listViews: listViewsOf(path),
      boardOrders: boardOrdersOf(path),
      ...(hasSearch(person !== undefined) ? { search: askForSearch } : {}),
      ...(mayContactSupport ? { contactSupport: () => openSideDrawer('support') } : {}),
    }),
    [path, person, mayContactSupport],
  );
}
