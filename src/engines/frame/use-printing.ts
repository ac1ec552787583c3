/** Whether the page is being printed: what is drawn only in sight is then drawn whole. */
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printing = false;
const listeners = new Set<() => void>();

/** Before the browser lays the paper out: what hears of it must have been drawn when this returns. */
const set = (next: boolean) => (): void => {
  printing = next;
  flushSync(() => {
    for (const tell of listeners) tell();
  });
};

function subscribe(tell: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
  }
  listeners.add(tell);
  return () => listeners.delete(tell);
}
const begin = set(true);
const end = set(false);

export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  );
