/** Whether something is typed and not saved: the browser asks before the page goes, the shell before the screen does. */
import { useEffect, useSyncExternalStore } from 'react';
import { setTypingCheck } from '../../client/query/typing.ts';

const open = new Set<object>();
const listeners = new Set<() => void>();
const told = () => {
  for (const listener of [...listeners]) listener();
};

export const hasUnsaved = (): boolean => open.size > 0;
setTypingCheck(hasUnsaved);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the shell: is there something to lose right now? */
export const useUnsaved = (): boolean => useSyncExternalStore(subscribe, hasUnsaved, hasUnsaved);

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** While `dirty`, leaving loses something. */
export function useGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const mark = {};
    open.add(mark);
    window.addEventListener('beforeunload', ask);
    told();
    return () => {
      open.delete(mark);
      if (open.size === 0) window.removeEventListener('beforeunload', ask);
      told();
    };
  }, [dirty]);
}
