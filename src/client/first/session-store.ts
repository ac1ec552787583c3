/** Who is signed in, and the moment when a session has ended. */
import type { CurrentUser as CurrentUserSchema } from '../../../manifests/entities/CurrentUser.ts';
import type { Static } from '../../define/contract/schema.ts';
import { createStore } from './store.ts';

export type CurrentUser = Static<typeof CurrentUserSchema>;

export const session = createStore<CurrentUser | undefined>(undefined);

export const currentSession = (): CurrentUser | undefined => session.get();
export const setSession = (user: CurrentUser | undefined): void => session.set(user);

/** With a session and nothing pending, somebody is signed in (AUTH-15, AUTH-16). */
export const isSignedIn = (user: CurrentUser | undefined): user is CurrentUser =>
  Boolean(user?.SessionId) && user?.UserAuthenticationMethods.length === 0;

const endListeners = new Set<() => void>();

/** Told when the server has ended the session; not told on sign-out. */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** A call was answered with 401: whoever was signed in no longer is. */
export function endSession(): void {
  if (!session.get()) return;
  session.set(undefined);
  for (const listener of [...endListeners]) listener();
}
