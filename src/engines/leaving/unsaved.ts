/** Whether something is typed and not saved: the browser asks before the page goes, the shell before the screen does (UNSAVED-01, UNSAVED-05, UNSAVED-07). */
import { useEffect, useSyncExternalStore } from 'react';
import { leavesUnasked } from '../../client/page/leaving.ts';
import { setTypingCheck } from '../../client/query/typing.ts';

/** What takes away the draft of each thing that is not saved. */
const open = new Map<object, () => void>();
const listeners = new Set<() => void>();
const told = () => {
  for (const listener of [...listeners]) listener();
};

export const hasUnsaved = (): boolean => open.size > 0;
setTypingCheck(hasUnsaved);

/** Somebody has let go what he typed: it shall not come back. */
export function discardUnsaved(): void {
  for (const drop of [...open.values()]) drop();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the shell: is there something to lose right now? */
export const useUnsaved = (): boolean => useSyncExternalStore(subscribe, hasUnsaved, hasUnsaved);

const ask = (event: BeforeUnloadEvent): void => {
  if (!leavesUnasked()) event.preventDefault();
};

/** While `dirty`, leaving loses something; `drop` takes away what is kept of it. */
export function useGuard(dirty: boolean, drop: () => void): void {
  useEffect(() => {
    if (!dirty) return;
    const mark = {};
    open.set(mark, drop);
    window.addEventListener('beforeunload', ask);
    told();
    return () => {
      open.delete(mark);
      if (open.size === 0) window.removeEventListener('beforeunload', ask);
      told();
    };
  }, [dirty, drop]);
}
