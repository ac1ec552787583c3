/** The sign-in that waits; without one, after a reload for instance, it begins anew, or goes on where somebody is signed in (AUTH-48). */
import { useEffect, useState } from 'react';
import { type PendingSignIn, pendingSignIn } from '../../../client/first/pending-sign-in.ts';
import { currentSession } from '../../../client/first/session-store.ts';
import type { SignInSteps } from './sign-in-steps.ts';

export function usePending(steps: SignInSteps): PendingSignIn | undefined {
  // As it was found: once it has ended, the screen that ended it leads on.
  const [pending] = useState(pendingSignIn.get);
  useEffect(() => {
    if (pending) return;
    if (currentSession()) steps.enter();
    else steps.toLogin();
  }, [pending, steps]);
  return pending;
}
