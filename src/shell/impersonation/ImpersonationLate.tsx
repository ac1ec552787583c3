/** The place of the impersonation badge; how it looks is loaded only for the few who need it. */
import { lazy, Suspense } from 'react';
import { useSession } from '../../client/session/session.ts';

const ImpersonationBar = lazy(async () => ({ default: (await import('./ImpersonationBar.tsx')).ImpersonationBar }));

export function ImpersonationLate() {
  const user = useSession();
  if (!user?.ImpersonatorAccount) return null;
  return (
    <Suspense>
      <ImpersonationBar user={user} impersonator={user.ImpersonatorAccount} />
    </Suspense>
  );
}
