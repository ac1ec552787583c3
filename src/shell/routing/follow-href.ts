/** Opens an address of the portal, old or new: here, or in a window of its own. */
import type { useRouter } from '@tanstack/react-router';

/** Old addresses begin at the root of the server; the router knows them as well. */
const placeOf = (href: string): string | undefined => /^\/?#(\/.*)$/s.exec(href)?.[1];

export function followHref(router: Pick<ReturnType<typeof useRouter>, 'history'>, href: string, elsewhere: boolean) {
  const place = placeOf(href);
  if (elsewhere) window.open(href, '_blank', 'noopener');
  else if (place === undefined) window.location.assign(href);
  else router.history.push(place);
}
