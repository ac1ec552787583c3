/** The place of the question who is there; how it is asked is loaded when a session has ended. */
import { lazy, Suspense } from 'react';
import { reauthPrompt } from '../../client/first/reauthentication.ts';
import { useStore } from '../../client/page/use-store.ts';

const SessionAgain = lazy(async () => ({ default: (await import('./Reauthentication.tsx')).Reauthentication }));

export function ReauthenticationLate() {
  const asked = useStore(reauthPrompt);
  if (!asked) return null;
  return (
    <Suspense>
      <SessionAgain asked={asked} />
    </Suspense>
  );
}
