/** The place where somebody was before the open screen, whatever he changed in its address since. */
import type { AnyRouter } from '@tanstack/react-router';
import { isUnderPath, loginPath } from './hash-location.ts';

const landing = '/';
let before = landing;

export function followPlaces(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return;
    before = isUnderPath(loginPath, fromLocation.pathname) ? landing : fromLocation.href;
  });
}

/** Where a page was opened by its address there is none: then it is where people land. */
export const placeBefore = (): string => before;
