/** A session that ended in the middle of something: whoever works here is asked once, however many calls wait for it. */
import { type CurrentUser, currentSession, endSession } from './session-store.ts';
import { createStore } from './store.ts';

/** Set while somebody is asked to sign in again. */
export interface Asked {
  /** Who was signed in. */
  readonly user: CurrentUser;
  /** He is again, so that what waited goes on; or he will not be. */
  answer(renewed: boolean): void;
}

export const askedAgain = createStore<Asked | undefined>(undefined);

let canAsk = false;
let asking: Promise<boolean> | undefined;

/** There is somebody who can ask: the frame of the portal. Without it the session just ends. */
export const letAsk = (): void => {
  canAsk = true;
};

/** @returns true when the same user is signed in again: the call that failed may be repeated. */
export function renewSession(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined;
    askedAgain.set(undefined);
  });
  return asking;
}

function ask(): Promise<boolean> {
  const user = currentSession();
  if (user && canAsk) return new Promise((answer) => askedAgain.set({ user, answer }));
  endSession();
  return Promise.resolve(false);
}
