/** Opens an address of the portal, old or new: here, or in a window of its own. */
import type { useRouter } from '@tanstack/react-router';
import { branding } from '../../client/first/branding.ts';

/** Old addresses begin at the root of the server; the router knows them as well, where no other application answers them. */
function placeOf(href: string): string | undefined {
  const [, root, place] = /^(\/?)#(\/.*)$/s.exec(href) ?? [];
  return root && branding().legacy_addresses === 'off' ? undefined : place;
}

export function followHref(router: Pick<ReturnType<typeof useRouter>, 'history'>, href: string, elsewhere: boolean) {
  const place = placeOf(href);
  if (elsewhere) window.open(href, '_blank', 'noopener');
  else if (place === undefined) window.location.assign(href);
  else router.history.push(place);
}
