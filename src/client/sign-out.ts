/** Signing out, step by step in its order; a step that fails is logged and does not stop the others (AUTH-26 to AUTH-32, AUTH-47). */
import { setSession } from './session-store.ts';
import { endOnServer } from './sign-in.ts';
import { clearStored } from './stored.ts';

/** The caller then leads to the login page. */
export async function signOut(): Promise<void> {
  await endOnServer();
  for (const path of ['/keeper/logout', '/dash/logout']) {
    await fetch(path, { credentials: 'same-origin' }).catch((error) => console.error(`${path} failed`, error));
  }
  setSession(undefined);
  clearStored();
}
