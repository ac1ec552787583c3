/** What somebody typed and has not sent: kept for this window over reload, crash and the end of a session; sign-out takes it away. */

/** Whose it is, at which address, and of which form. */
export const draftKey = (user: number | undefined, path: string, form: string): string =>
  `draft ${user ?? ''} ${path} ${form}`;

export function readSessionItem(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    // Storage may be forbidden, and what stands there may be of an older version.
    return undefined;
  }
}

export function writeSessionItem(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn('What was typed is not kept', error);
  }
}

export function removeSessionItem(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where nothing can be stored, nothing stays.
  }
}
