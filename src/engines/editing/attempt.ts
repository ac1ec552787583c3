/** The key under which an input is sent: the same input has one effect, however often it is sent. */

import { isSame } from './same-values.ts';

export interface Attempt {
  /** As text, to be compared. */
  readonly input: string;
  readonly key: string;
}

/** The attempt before, where it sent the same. */
export function attemptFor(input: unknown, before: Attempt | undefined): Attempt {
  const text = JSON.stringify(input);
  return before?.input === text ? before : { input: text, key: newKey() };
}

/** What was sent may hold what must not be kept: then its key goes with it. @param kept what stays of what was typed. */
export const keptAttempt = (attempt: Attempt | undefined, typed: object, kept: object): Attempt | undefined =>
  isSame(kept, typed) ? attempt : undefined;

/** crypto.randomUUID is there only on secure origins. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
