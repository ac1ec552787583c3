/** The signed-in user for components, and the session's functions under one name. */
import type { Held } from '../rules/capability.ts';
import { type CurrentUser, session } from './session-store.ts';
import { useStore } from './use-store.ts';

export { type CurrentUser, currentSession, onSessionEnd, setSession } from './session-store.ts';
export { loadSession, signIn } from './sign-in.ts';
export { signOut } from './sign-out.ts';

export const useSession = (): CurrentUser | undefined => useStore(session);

/** The capabilities that `meets` of rules/capability asks about. */
export const useHeld = (): Held => useSession()?.Capability;
