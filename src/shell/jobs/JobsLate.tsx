/** The button of the jobs, loaded after the page stands: nobody waits for it. */
import { lazy, Suspense } from 'react';
import { useSession } from '../../client/session/session.ts';
import { useAfterFirstRender } from '../frame/use-after-first-render.ts';

const Jobs = lazy(async () => ({ default: (await import('./JobsButton.tsx')).JobsButton }));

export function JobsLate() {
  const user = useSession();
  const settled = useAfterFirstRender();
  if (!user || !settled) return null;
  return (
    <Suspense fallback={null}>
      <Jobs />
    </Suspense>
  );
}
