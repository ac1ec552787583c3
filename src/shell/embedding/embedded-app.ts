/** The app behind the channel: a host may lead to screens of signed-in people alone, and hears only of these. */
import { screens } from 'virtual:screens';
import type { AnyRouter } from '@tanstack/react-router';
import { safeRedirect } from '../../rules/navigation/safe-redirect.ts';
import { setLinkTaker } from '../routing/follow-href.ts';
import { matchesPath } from '../routing/hash-location.ts';
import { isLegacyAddress } from '../routing/legacy-address.ts';
import { channel } from './page-channel.ts';

/** Addresses of the other screens hold tokens of mails, or where to go after sign-in. */
const isOwnScreen = (path: string): boolean =>
  path === '/' ||
  screens.some(({ access, layout, path: each }) => access === 'login' && layout === 'main' && matchesPath(each, path));

const pathOf = (address: string): string => address.split('?')[0] ?? '';

export function connectApp(router: Pick<AnyRouter, 'history' | 'subscribe'>): void {
  channel.connect({
    address: () => {
      const { href } = router.history.location;
      return isOwnScreen(pathOf(href)) ? href : undefined;
    },
    open: (address) => {
      const place = safeRedirect(address);
      if (place === undefined || !(isOwnScreen(pathOf(place)) || isLegacyAddress(pathOf(place)))) return false;
      router.history.push(place);
      return true;
    },
  });
  router.subscribe('onResolved', () => channel.tellPlace());
  setLinkTaker((place) => channel.take(place));
}
