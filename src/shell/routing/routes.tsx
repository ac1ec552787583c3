/**
 * The routes of the portal, made from the list of screens: one for each, under the head of its record where it has one.
 * Pages, heads and screens are chunks of their own: the frame stands before them.
 */
import type { ScreenEntry } from 'virtual:screens';
import { type AnyRoute, createRootRoute, createRoute, redirect, useParams } from '@tanstack/react-router';
import type { ShellManifest } from '../../../manifests/shell.ts';
import { Frame } from '../frame/layouts/Frame.tsx';
import { loadScreen } from '../screen/load-screen.ts';
import { NotFoundPage } from '../screen/states/not-found-page.ts';
import { loginPath, readLocation } from './hash-location.ts';
import { leaveToLogin } from './leave.ts';
import { type RecordGroup, recordGroups } from './record-groups.ts';
import { guardRoute, type RouteOpening } from './route-guard.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly entry?: ScreenEntry;
  }
}

const pattern = (path: string): string => path.split('?')[0] ?? path;

export function buildRoutes(screens: readonly ScreenEntry[], shell: ShellManifest): AnyRoute {
  const root = createRootRoute({ component: Frame });
  const groups = recordGroups(screens);
  const single = screens.filter((screen) => !groups.some((group) => group.screens.includes(screen)));
  const home = screens.find((screen) => screen.path === shell.home);
  const isRoot = (entry: ScreenEntry) => entry === home;
  return root.addChildren([
    ...single.map((entry) => screenRoute(root, entry, pattern(entry.path), isRoot(entry))),
    ...groups.map((group) => recordRoute(root, group)),
    ...(home ? [screenRoute(root, home, '/', true)] : []),
    createRoute({
      getParentRoute: () => root,
      path: '$',
      beforeLoad: leaveForLegacy,
      component: NotFoundPage,
    }),
  ]);
}

function screenRoute(parent: AnyRoute, entry: ScreenEntry, path: string, isRoot: boolean): AnyRoute {
  const route = createRoute({
    getParentRoute: () => parent,
    path,
    staticData: { entry },
    beforeLoad: path === loginPath ? leaveForLogin : guardRoute(entry, isRoot),
    loader: async () => {
      const [screen, page] = await Promise.all([loadScreen(entry), import('../screen/ScreenPage.tsx')]);
      return { screen, Page: page.ScreenPage };
    },
    staleTime: Number.POSITIVE_INFINITY,
    component: () => {
      const { params, search, pathname } = route.useMatch();
      const { screen, Page } = route.useLoaderData();
      return <Page entry={entry} screen={screen} path={pathname} params={params} search={search} />;
    },
  });
  return route;
}

/** The head stays mounted while the screens under it change. */
function recordRoute(parent: AnyRoute, group: RecordGroup<ScreenEntry>): AnyRoute {
  const route = createRoute({
    getParentRoute: () => parent,
    id: `record:${pattern(group.first.path)}`,
    loader: async () => {
      const [screen, layout] = await Promise.all([
        loadScreen(group.first),
        import('../screen/record/RecordLayout.tsx'),
      ]);
      return { screen, Layout: layout.RecordLayout };
    },
    staleTime: Number.POSITIVE_INFINITY,
    component: () => {
      const { screen, Layout } = route.useLoaderData();
      return <Layout group={group} screen={screen} params={useParams({ strict: false })} />;
    },
  });
  return route.addChildren(group.screens.map((entry) => screenRoute(route, entry, pattern(entry.path), false)));
}

/** Sign-in stands in the first HTML, so it is reached by loading the page anew. */
const leaveForLogin = ({ location }: { readonly location: { readonly href: string } }) => leaveToLogin(location.href);

/** An old address leads on; any other does not exist. What is old is loaded then. */
const leaveForLegacy = async (
  opening: RouteOpening & { readonly location: { readonly pathname: string; readonly search: object } },
) => {
  await guardRoute(undefined, false)(opening);
  const { legacyAddress } = await import('./legacy-address.ts');
  const found = await legacyAddress(opening.location.pathname, opening.location.search);
  if (found === undefined) return;
  const { path, search } = readLocation(found);
  throw redirect({ to: path, search, replace: true });
};
