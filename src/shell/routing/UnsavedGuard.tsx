/** Asks before another screen takes away what is typed and not saved (UNSAVED-01, UNSAVED-03, UNSAVED-05, UNSAVED-08). */
import { useBlocker } from '@tanstack/react-router';
import { Suspense } from 'react';
import { isSame } from '../../engines/editing/same-values.ts';
import { discardUnsaved, hasUnsaved } from '../../engines/leaving/unsaved.ts';
import { lazyComponent } from '../frame/lazy.tsx';

const LeaveQuestion = lazyComponent(
  async () => (await import('../../engines/leaving/leave-question.tsx')).LeaveQuestion,
);

export function UnsavedGuard() {
  const { status, proceed, reset } = useBlocker({
    // Within a screen, search values change while somebody types: only another place leaves it.
    shouldBlockFn: ({ current, next }) => hasUnsaved() && !isSamePlace(current, next),
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

interface Place {
  readonly routeId: string;
  readonly pathname: string;
  readonly params: object;
}

/** The same screen of the same thing, in whatever letters the address is written: an old one begins with capitals. */
const isSamePlace = (one: Place, other: Place): boolean =>
  one.pathname === other.pathname || (one.routeId === other.routeId && isSame(one.params, other.params));
