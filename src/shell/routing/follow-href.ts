/** The one way by which links of the portal are followed, addresses of today and old ones: here, in a window of its own, or by the host that embeds it. */
import type { useRouter } from '@tanstack/react-router';
import { branding } from '../../client/first/branding.ts';

/** Old addresses begin at the root of the server; the router knows them as well, where no other application answers them. */
function placeOf(href: string): string | undefined {
  const [, root, place] = /^(\/?)#(\/.*)$/s.exec(href) ?? [];
  return root && branding().legacy_addresses === 'off' ? undefined : place;
}

/** Whether the host that embeds the portal shows the place itself. */
let taken: (place: string) => boolean = () => false;
export const setLinkTaker = (take: typeof taken): void => {
  taken = take;
};

type History = Pick<ReturnType<typeof useRouter>['history'], 'push'>;

/** For addresses without the hash: '/account/7'. */
export function followPlace(history: History, place: string): void {
  if (!taken(place)) history.push(place);
}

/** @param elsewhere in a window of its own. */
export function followHref({ history }: { readonly history: History }, href: string, elsewhere = false): void {
  const place = placeOf(href);
  if (elsewhere) window.open(href, '_blank', 'noopener');
  else if (place === undefined) window.location.assign(href);
  else followPlace(history, place);
}
