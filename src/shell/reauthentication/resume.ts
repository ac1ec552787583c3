/** What follows when somebody has signed in again: the same user goes on where he was, for another one everything begins anew. */
import { shell } from '../../../manifests/shell.ts';
import type { ReauthPrompt } from '../../client/first/reauthentication.ts';
import { currentSession, setSession } from '../../client/first/session-store.ts';
import { fetchCurrentUser, isSameUser } from '../../client/session/current-user.ts';
import { locationText, readLocation, writeSearch } from '../routing/hash-location.ts';
import { restartApp } from '../routing/leave.ts';

export function resume(asked: ReauthPrompt): void {
  const user = currentSession();
  if (user && isSameUser(asked.user, user)) asked.answer(true);
  else {
    // What the one has typed is none of the other's business.
    sessionStorage.clear();
    restartApp(shell.landing);
  }
}

/** Somebody has signed in elsewhere in this browser. */
export async function resumeIfSignedIn(asked: ReauthPrompt): Promise<void> {
  const user = await fetchCurrentUser({ skipReauthentication: true }).catch(() => undefined);
  if (!user) return;
  setSession(user);
  resume(asked);
}

/** A policy asks for a second factor by now; its screens lead back here. */
export const redirectToMfaSetup = (): void =>
  restartApp(`/setup-mfa${writeSearch({ redirect: locationText(readLocation(location.hash)) })}`);
