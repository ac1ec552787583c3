/** Asks before another screen takes away what is typed and not saved (UNSAVED-03, UNSAVED-08). */
import { useBlocker } from '@tanstack/react-router';
import { Suspense } from 'react';
import { discardUnsaved, hasUnsaved } from '../../engines/leaving/unsaved.ts';
import { lazyComponent } from '../frame/lazy.tsx';

const LeaveQuestion = lazyComponent(
  async () => (await import('../../engines/leaving/leave-question.tsx')).LeaveQuestion,
);

export function UnsavedGuard() {
  const { status, proceed, reset } = useBlocker({
    // Within a screen, search values change while somebody types: only another path leaves it.
    shouldBlockFn: ({ current, next }) => hasUnsaved() && current.pathname !== next.pathname,
    // The engines ask by themselves when the whole page goes.
    enableBeforeUnload: false,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  const answer = (leave: boolean) => {
    if (!leave) return reset();
    discardUnsaved();
    proceed();
  };
  return (
    <Suspense>
      <LeaveQuestion onAnswer={answer} />
    </Suspense>
  );
}
