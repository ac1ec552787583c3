/** Places are what stands behind the hash: '/accounts?sort=x'. Reading them, and the ways to sign-in and back (GUARD-13 to GUARD-18). */
import { safeRedirect } from '../../rules/navigation/safe-redirect.ts';

export const loginPath = '/login';

export interface HashLocation {
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
}

/** The place of an address part such as '#/accounts?sort=x'; nothing there is the root. */
export function readLocation(hash: string): HashLocation {
  const [path = '', query = ''] = hash.replace(/^#/, '').split(/\?(.*)/s);
  return { path: path.startsWith('/') ? path : `/${path}`, search: readSearch(query) };
}

/** Search values are flat text: no quotes, no nesting. */
export const readSearch = (query: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(query));

/** '?a=1', or nothing at all. */
export function writeSearch(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

export const locationText = ({ path, search }: HashLocation): string => path + writeSearch(search);

/** Sign-in that leads back to the wanted place; the root and sign-in itself need no way back. */
export function loginLocation(wanted: string): string {
  const redirect = safeRedirect(wanted);
  return redirect && redirect !== '/' ? loginPath + writeSearch({ redirect }) : loginPath;
}

/** Where sign-in leads: the `redirect` value when it may be followed, else the landing place. */
export const locationAfterLogin = (search: HashLocation['search'], landing: string): string =>
  safeRedirect(search['redirect']) ?? landing;

/** Is this text a place of that path, '/service/$id/{-$list}'? Letter case does not matter. */
export function matchesPath(pattern: string, path: string): boolean {
  const wanted = parts(pattern.split('?')[0] ?? '');
  const given = parts(path);
  const least = wanted.filter((part) => !part.startsWith('{')).length;
  if (given.length < least || given.length > wanted.length) return false;
  return given.every((part, index) => {
    const other = wanted[index] ?? '';
    return other.startsWith('$') || other.startsWith('{') || other.toLowerCase() === part.toLowerCase();
  });
}

const parts = (path: string): string[] => path.split('/').filter(Boolean);

/** Is somebody at this path or below it? */
export const isUnderPath = (above: string, path: string): boolean =>
  `${path.toLowerCase()}/`.startsWith(`${above.toLowerCase()}/`);
