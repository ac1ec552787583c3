/** What hangs on a value that the signed-in user does not have can only fail: it is not offered. */
import { anyOf, type Needs } from '../../define/contract/capability.ts';
import { isAbsentOf } from '../../rules/access/session-values.ts';
import { currentSession } from '../first/session-store.ts';

/** What nobody holds. */
export const nobody: Needs = anyOf();

let missing = (path: string): boolean => {
  const user = currentSession();
  return user !== undefined && isAbsentOf(user, path);
};

export const isAbsent = (path: string): boolean => missing(path);

/** Answers as if this value alone were absent: what a screen hangs on is found out before anybody is signed in. */
export function without<T>(path: string, answer: () => T): T {
  const before = missing;
  missing = (each) => each === path;
  try {
    return answer();
  } finally {
    missing = before;
  }
}

/** The right that a screen needs, as long as the user has the values that its calls hang on. */
export const gateOfEntry = ({
  gate,
  session,
}: {
  readonly gate: Needs;
  readonly session?: readonly string[];
}): Needs => (session?.some(isAbsent) ? nobody : gate);
