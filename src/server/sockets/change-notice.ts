/** What the database tells every server process of a write: which tags it changed, and where in the account tree. */
import { type Change, directionOf, tagOf } from '../../define/contract/changes.ts';
import { readNotice } from '../db/listen.ts';
import type { Session } from '../identity/session.ts';

export interface ChangeNotice {
  readonly changes: readonly Change[];
  /** Of the accounts that it was about; of one that moved, the former path as well. */
  readonly paths: readonly string[];
  /** Who wrote; its own browser knows already. */
  readonly session: string | null;
}

const isString = (value: unknown): value is string => typeof value === 'string';
const isChange = (value: unknown): value is Change => {
  if (typeof value !== 'object' || value === null) return isString(value);
  const { tag, to } = value as Readonly<Record<string, unknown>>;
  return isString(tag) && isString(to) && ['below', 'both', 'own', 'everywhere'].includes(to);
};

/** @throws MalformedNotice */
export const readChangeNotice = (payload: string | undefined): ChangeNotice =>
  readNotice('portolan_written', payload, (said) => {
    const { changes, paths, session } = said as Partial<Record<keyof ChangeNotice, unknown>>;
    const isNotice = Array.isArray(changes) && changes.every(isChange) && Array.isArray(paths) && paths.every(isString);
    return isNotice && (session === null || isString(session)) ? { changes, paths, session } : undefined;
  });

/** The tags that a session is told. */
export function tagsFor(
  { sessionId, scope, user }: Session,
  { changes, paths, session }: ChangeNotice,
): readonly string[] {
  if (session === sessionId) return [];
  const isAbove = paths.some((path) => path.startsWith(scope.path));
  const isBelow = paths.some((path) => scope.path.startsWith(path));
  const isOwn = paths.some((path) => path.endsWith(`/${user.UserAccountId}/`));
  const hears = { above: isAbove, below: isBelow, both: isAbove || isBelow, own: isOwn, everywhere: true };
  return changes.filter((change) => hears[directionOf(change)]).map(tagOf);
}
