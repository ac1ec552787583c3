/** The signed-in user for components, and the session's functions under one name. */
import type { Held } from '../rules/capability.ts';
import { preview } from './preview.ts';
import { type CurrentUser, session } from './session-store.ts';
import { useStore } from './use-store.ts';

export { type CurrentUser, currentSession, onSessionEnd, setSession } from './session-store.ts';
export { loadSession, signIn } from './sign-in.ts';
export { signOut } from './sign-out.ts';

export const useSession = (): CurrentUser | undefined => useStore(session);

/** The capabilities that `meets` of rules/capability asks about: the person's own, or those that he looks with. */
export function useHeld(): Held {
  const own = useSession()?.Capability;
  const look = useStore(preview);
  return own && (look?.Capability ?? own);
}

/** The same outside of components. */
export function heldNow(): Held {
  const own = session.get()?.Capability;
  return own && (preview.get()?.Capability ?? own);
}

/** Somebody as whom the page is looked at. */
export const seen = (user: CurrentUser | undefined): CurrentUser | undefined => {
  const look = preview.get();
  return user && look ? { ...user, Capability: [...look.Capability] } : user;
};
