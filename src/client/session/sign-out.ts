/** Signing out, step by step in its order; a step that fails is logged and does not stop the others (AUTH-26 to AUTH-32, AUTH-47). */

import { clearStorage } from '../first/local-storage.ts';
import { pendingSignIn } from '../first/pending-sign-in.ts';
import { setSession } from '../first/session-store.ts';
import { endOnServer } from '../first/sign-in.ts';

/** The caller then leads to the login page. */
export async function signOut(): Promise<void> {
  await import('../socket/socket.ts')
    .then(({ disconnectSocket }) => disconnectSocket())
    .catch((error) => console.error('No goodbye', error));
  await endOnServer();
  for (const path of ['/keeper/logout', '/dash/logout']) {
    await fetch(path, { credentials: 'same-origin' }).catch((error) => console.error(`${path} failed`, error));
  }
  pendingSignIn.set(undefined);
  setSession(undefined);
  clearStorage();
}
