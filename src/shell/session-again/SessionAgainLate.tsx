/** The place of the question who is there; how it is asked is loaded when a session has ended. */
import { lazy, Suspense } from 'react';
import { askedAgain } from '../../client/renewal.ts';
import { useStore } from '../../client/use-store.ts';

const SessionAgain = lazy(async () => ({ default: (await import('./SessionAgain.tsx')).SessionAgain }));

export function SessionAgainLate() {
  const asked = useStore(askedAgain);
  if (!asked) return null;
  return (
    <Suspense>
      <SessionAgain asked={asked} />
    </Suspense>
  );
}
