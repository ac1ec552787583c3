/** Where a `redirect` value may lead: a path of this origin, never away from it and never back to sign-in (LEG-24, GUARD-18). */
const signInPaths = ['/login', '/login-mfa', '/select-mfa-method', '/setup-mfa', '/setup-mfa-email', '/accept-terms'];

/** The safe form of a wanted target such as `/account/7` or `#/Dashboard`; undefined when it must not be followed. */
export function safeRedirect(target: string | null | undefined): string | undefined {
  if (!target) return undefined;
  const path = target.startsWith('/#') ? target.slice(2) : target.startsWith('#') ? target.slice(1) : target;
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\') || hasControl(path)) return undefined;
  const base = path.split('?')[0] ?? path;
  return signInPaths.includes(base) ? undefined : path;
}

const hasControl = (text: string): boolean => [...text].some((character) => character < ' ' || character === '\u007f');
