/** Which origins are the portal's own: its public address, and on this machine each of its names. */
import { isLoopback } from '../../rules/navigation/loopback.ts';

/**
 * What a request calls the server (its Host) proves nothing: whoever owns a name can lead it here. Names of this machine
 * are nobody's to lead; there the port that was asked decides, which may be the beginning of a tunnel.
 * @returns whether a page is ours, by its origin; by the host that it asked where it names none.
 */
export function ownOrigins(publicUrl: string): (origin: string | undefined, host: string) => boolean {
  const portal = new URL(publicUrl);
  const isHere = (host: string): boolean => isLoopback(portal.host) && isLoopback(host);
  return (origin, host) => {
    if (origin === undefined) return host === portal.host || isHere(host);
    return origin === portal.origin || (isHere(host) && (origin === `http://${host}` || origin === `https://${host}`));
  };
}
