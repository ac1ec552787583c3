/** Is the window as narrow as a phone? */
import { useSyncExternalStore } from 'react';

const query = '(max-width: 639px)';

const media = (): MediaQueryList | undefined => (typeof matchMedia === 'function' ? matchMedia(query) : undefined);

function subscribe(listener: () => void): () => void {
  const list = media();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => media()?.matches ?? false,
    () => false,
  );
