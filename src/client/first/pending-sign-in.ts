/** A sign-in that waits for its second factor: in memory alone, gone with success, with leaving and with the page (AUTH-05, AUTH-48). */
import type { CurrentUser } from './session-store.ts';
import { createStore } from './store.ts';

export type PendingMethod = CurrentUser['UserAuthenticationMethods'][number];

export interface PendingSignIn {
  readonly userName: string;
  /** Repeated with the code (AUTH-17); absent after a single sign-on, which has none. */
  readonly password?: string;
  readonly methods: readonly PendingMethod[];
}

export const pendingSignIn = createStore<PendingSignIn | undefined>(undefined);
