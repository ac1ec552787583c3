/** The ways out of the app: to sign-in, with nothing left in memory. */
import { leaveUnasked } from '../../client/page/leaving.ts';
import { signOut } from '../../client/session/sign-out.ts';
import { locationText, loginLocation, loginPath, readLocation } from './hash-location.ts';

/** Changes the address without the router, which watches the methods of this window's own history. */
export const replaceAddress = (address: string): void =>
  History.prototype.replaceState.call(window.history, null, '', address);

let leaving: Promise<never> | undefined;

/** The page starts anew at sign-in, which leads back afterwards. Never ends: the page is going. */
export function leaveToLogin(place: string): Promise<never> {
  leaving ??= new Promise(() => {
    replaceAddress(`#${place}`);
    window.location.reload();
  });
  return leaving;
}

/** The session has ended: sign-in leads back to where the person was (ERR-39), and what was typed there is kept. */
export function leaveForSignIn(): Promise<never> {
  leaveUnasked();
  return leaveToLogin(loginLocation(locationText(readLocation(location.hash))));
}

export async function leaveSignedOut(): Promise<never> {
  await signOut();
  // Whoever signs out has been asked already.
  leaveUnasked();
  return leaveToLogin(loginPath);
}

/** Somebody else works here from now on: the page starts anew, where he belongs or where it stands. */
export function restartApp(place?: string): void {
  leaveUnasked();
  if (place !== undefined) replaceAddress(`#${place}`);
  window.location.reload();
}
