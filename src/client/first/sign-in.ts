/** Signing in with name and password, and coming back to a session (AUTH-01, AUTH-08 to AUTH-16, AUTH-41, AUTH-42). */
import type Authenticate from '../../../manifests/operations/Authorization/Authenticate.ts';
import type GetCurrentUser from '../../../manifests/operations/Authorization/GetCurrentUser.ts';
import type Logout from '../../../manifests/operations/Authorization/Logout.ts';
import type SetLanguage from '../../../manifests/operations/Authorization/SetLanguage.ts';
import { can } from '../../define/contract/capability.ts';
import { meets } from '../../rules/access/capabilities.ts';
import signInErrors from '../../rules/errors/sign-in.ts';
import { call } from './call.ts';
import { CallError } from './call-error.ts';
import { text } from './language.ts';
import { operationRef } from './operation-ref.ts';
import { pendingSignIn } from './pending-sign-in.ts';
import { type CurrentUser, currentSession, isSignedIn, setSession } from './session-store.ts';
import { broadcastSignIn } from './sign-in-broadcast.ts';

/** Who signs in is not asked to sign in again when he is refused. */
const quiet = { quiet: true, skipReauthentication: true };
export const mayLogIn = can('LOGIN', 'Execute');

/** What follows the password; the order of the checks is fixed (AUTH-12). */
export type SignInOutcome =
  | { readonly next: 'enter'; readonly user: CurrentUser }
  | { readonly next: 'setUpSecondFactor' | 'giveSecondFactor' };

/** @throws CallError with the text for the alert above the form. */
export async function signIn(userName: string, password: string, language: string): Promise<SignInOutcome> {
  const authenticate = operationRef<typeof Authenticate>('Authorization/Authenticate');
  const user = await call(authenticate, { userName: userName.trim(), password }, quiet);
  return afterAnswer(user, language, password);
}

/**
 * The checks after each answer of a sign-in, in their order (AUTH-12, AUTH-18, AUTH-21); after a single sign-on there is no password.
 * @throws CallError 403 when the user may not work here.
 */
export async function afterAnswer(user: CurrentUser, language: string, password?: string): Promise<SignInOutcome> {
  const { MustSetupMfa, Username: userName, UserAuthenticationMethods: methods } = user;
  const waits = !MustSetupMfa && methods.length > 0;
  pendingSignIn.set(waits ? { userName, methods, ...(password === undefined ? {} : { password }) } : undefined);
  if (MustSetupMfa) return { next: 'setUpSecondFactor' };
  if (waits) return { next: 'giveSecondFactor' };
  if (!meets(user.Capability, mayLogIn)) {
    await endOnServer();
    throw new CallError(text(signInErrors['ERR-11']), 403);
  }
  setSession(user);
  broadcastSignIn();
  void tellLanguage(language);
  return { next: 'enter', user };
}

/** The user of a session that is already there; undefined when there is none or the question fails. */
export async function loadSession(): Promise<CurrentUser | undefined> {
  try {
    const user = await call(operationRef<typeof GetCurrentUser>('Authorization/GetCurrentUser'), {}, quiet);
    setSession(isSignedIn(user) ? user : undefined);
    return currentSession();
  } catch (error) {
    if (!(error instanceof CallError && error.status === 401)) console.error('The session was not loaded', error);
    return undefined;
  }
}

/** Tells the server the language of the session; a failure is only logged (ERR-34, ERR-41). */
export async function tellLanguage(languageCode: string): Promise<void> {
  const setLanguage = operationRef<typeof SetLanguage>('Authorization/SetLanguage');
  await call(setLanguage, { languageCode }, quiet).catch((error) => console.error('Language not told', error));
}

/** Ends the session on the server; a failure is only logged (AUTH-32). */
export async function endOnServer(): Promise<void> {
  await call(operationRef<typeof Logout>('Authorization/Logout'), {}, quiet).catch((error) => {
    console.error('Logout failed', error);
  });
}
