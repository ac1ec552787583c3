/** The helpers over the page, loaded after it stands: nobody waits for them. Keys before that are kept. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../../client/session.ts';

const Helpers = lazy(async () => ({ default: (await import('./Helpers.tsx')).Helpers }));

export function HelpersLate() {
  const user = useSession();
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true));
    return () => clearTimeout(timer);
  }, []);
  if (!user || !settled) return null;
  return (
    <Suspense fallback={null}>
      <Helpers user={user} />
    </Suspense>
  );
}
