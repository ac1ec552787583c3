/** The helpers over the page, loaded after it stands: nobody waits for them. Keys before that are kept. */
import { lazy, Suspense } from 'react';
import { useSession } from '../../client/session/session.ts';
import { useAfterFirstRender } from '../frame/use-after-first-render.ts';

const Helpers = lazy(async () => ({ default: (await import('./Helpers.tsx')).Helpers }));

export function HelpersLate() {
  const user = useSession();
  const settled = useAfterFirstRender();
  if (!user || !settled) return null;
  return (
    <Suspense fallback={null}>
      <Helpers user={user} />
    </Suspense>
  );
}
