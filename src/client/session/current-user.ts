/** The user of the running session asked for again: his rights may have changed, or his session may be another one (WS-21, WS-22). */
import type GetCurrentUser from '../../../manifests/operations/Authorization/GetCurrentUser.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { type CallOptions, call } from '../first/call.ts';
import { operationRef } from '../first/operation-ref.ts';
import { type CurrentUser, currentSession, isSignedIn, setSession } from '../first/session-store.ts';
import { mayLogIn } from '../first/sign-in.ts';

/** Who the cookie of this browser says is signed in; undefined when nobody is. @throws CallError */
export async function fetchCurrentUser(options: CallOptions = {}): Promise<CurrentUser | undefined> {
  const ask = operationRef<typeof GetCurrentUser>('Authorization/GetCurrentUser');
  const user = await call(ask, {}, { quiet: true, ...options });
  return isSignedIn(user) ? user : undefined;
}

export const isSameUser = (one: CurrentUser, other: CurrentUser): boolean =>
  one.UserAccountId === other.UserAccountId && one.ImpersonatorAccountId === other.ImpersonatorAccountId;

/** Menus and gates follow the answer; nothing of one user's page is left for another, or for one who may not work here. */
export async function reloadUser(): Promise<void> {
  const before = currentSession();
  const user = await fetchCurrentUser();
  if (!before || !user) return;
  if (!isSameUser(before, user) || !meets(user.Capability, mayLogIn)) return location.reload();
  setSession(user);
}
