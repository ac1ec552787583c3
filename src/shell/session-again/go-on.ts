/** What follows when somebody has signed in again: the same user goes on where he was, for another one everything begins anew. */
import { shell } from '../../../manifests/shell.ts';
import { askCurrentUser, isSameUser } from '../../client/current-user.ts';
import type { Asked } from '../../client/renewal.ts';
import { currentSession, setSession } from '../../client/session.ts';
import { startAnew } from '../leave.ts';
import { placeText, readPlace, writeSearch } from '../place.ts';

export function goOn(asked: Asked): void {
  const user = currentSession();
  if (user && isSameUser(asked.user, user)) asked.answer(true);
  else {
    // What the one has typed is none of the other's business.
    sessionStorage.clear();
    startAnew(shell.landing);
  }
}

/** Somebody has signed in elsewhere in this browser. */
export async function goOnIfSignedIn(asked: Asked): Promise<void> {
  const user = await askCurrentUser({ asIs: true }).catch(() => undefined);
  if (!user) return;
  setSession(user);
  goOn(asked);
}

/** A policy asks for a second factor by now; its screens lead back here. */
export const setUpFirst = (): void =>
  startAnew(`/setup-mfa${writeSearch({ redirect: placeText(readPlace(location.hash)) })}`);
