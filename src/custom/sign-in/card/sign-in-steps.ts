/** The ways between the steps of a sign-in; each keeps where the person wanted to go (ROUTE-19, AUTH-03, AUTH-48). */
import { useMemo } from 'react';
import { saveLoginNote } from '../../../client/first/login-note.ts';
import { useAddress } from '../../../client/page/address.tsx';
import { signOut } from '../../../client/session/sign-out.ts';
import { safeRedirect } from '../../../rules/navigation/safe-redirect.ts';

export interface SignInSteps {
  /** Another step, in place of this one. */
  go(path: string): void;
  /** Signed in: on to where the person wanted to go. */
  enter(): void;
  /** The page starts anew at sign-in, and says why there. */
  toLogin(note?: string): void;
  /** Gives the sign-in up, on the server too. */
  cancel(): Promise<void>;
}

export function useSignInSteps(): SignInSteps {
  const { search, navigate } = useAddress();
  const target = safeRedirect(search['redirect']);
  return useMemo(() => {
    const query = target === undefined ? '' : `?${new URLSearchParams({ redirect: target })}`;
    const go = (path: string) => navigate(path + query, { replace: true });
    return {
      go,
      enter: () => navigate(target ?? '/', { replace: true }),
      toLogin: (note) => {
        if (note !== undefined) saveLoginNote(note);
        go('/login');
      },
      cancel: async () => {
        await signOut();
        go('/login');
      },
    };
  }, [target, navigate]);
}
