/** Whoever works here shall sign in again, for his session has ended or something asks for a fresh proof: he is asked once, however many calls wait for it. */
import { type CurrentUser, currentSession, endSession } from './session-store.ts';
import { createStore } from './store.ts';

/** Set while somebody is asked to sign in again. */
export interface ReauthPrompt {
  /** Who was signed in. */
  readonly user: CurrentUser;
  /** The session is good: he may also leave it at that. */
  readonly isProof: boolean;
  /** He is again, so that what waited goes on; or he will not be. */
  answer(renewed: boolean): void;
}

export const reauthPrompt = createStore<ReauthPrompt | undefined>(undefined);

let canAsk = false;
let asking: Promise<boolean> | undefined;

/** There is somebody who can ask: the frame of the portal. Without it the session just ends. */
export const enableReauthPrompt = (): void => {
  canAsk = true;
};

/** @returns true when the same user is signed in again: the call that failed may be repeated. */
export function renewSession(isProof = false): Promise<boolean> {
  asking ??= ask(isProof).finally(() => {
    asking = undefined;
    reauthPrompt.set(undefined);
  });
  return asking;
}

function ask(isProof: boolean): Promise<boolean> {
  const user = currentSession();
  if (user && canAsk) return new Promise((answer) => reauthPrompt.set({ user, isProof, answer }));
  if (!isProof) endSession();
  return Promise.resolve(false);
}
