/** The router: addresses behind the hash, search values as flat text. */

import { screens } from 'virtual:screens';
import { createRouter } from '@tanstack/react-router';
import { shell } from '../../../manifests/shell.ts';
import { Failure } from '../screen/states/Failure.tsx';
import { NotFoundPage } from '../screen/states/not-found-page.ts';
import { Waiting } from '../screen/states/Waiting.tsx';
import { hashHistory } from './hash-history.ts';
import { readSearch, writeSearch } from './hash-location.ts';
import { followPlaces } from './place-before.ts';
import { buildRoutes } from './routes.tsx';

export const router = createRouter({
  routeTree: buildRoutes(screens, shell),
  history: hashHistory(),
  parseSearch: (text) => readSearch(text.replace(/^\?/, '')),
  stringifySearch: writeSearch,
  defaultPendingComponent: Waiting,
  defaultPendingMs: 1000,
  defaultPendingMinMs: 300,
  defaultErrorComponent: Failure,
  defaultNotFoundComponent: NotFoundPage,
  scrollRestoration: true,
  scrollToTopSelectors: ['#main'],
  trailingSlash: 'never',
});

followPlaces(router);

// A saved manifest is shown at once, where the person stands and with what is typed.
if (import.meta.hot)
  window.addEventListener('screens-changed', (event) => {
    // A screen that is new: its route comes to the others.
    if ((event as CustomEvent).detail === 'routes')
      router.update({ ...router.options, routeTree: buildRoutes(screens, shell) });
    void router.invalidate();
  });
