/** The button of the jobs, loaded after the page stands: nobody waits for it. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../../client/session.ts';

const Jobs = lazy(async () => ({ default: (await import('./JobsButton.tsx')).JobsButton }));

export function JobsLate() {
  const user = useSession();
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true));
    return () => clearTimeout(timer);
  }, []);
  if (!user || !settled) return null;
  return (
    <Suspense fallback={null}>
      <Jobs />
    </Suspense>
  );
}
