/** Is the window as narrow as a phone, or wide enough for two things beside each other? */
import { useSyncExternalStore } from 'react';

function watched(query: string): () => boolean {
  const media = (): MediaQueryList | undefined => (typeof matchMedia === 'function' ? matchMedia(query) : undefined);
  const subscribe = (listener: () => void): (() => void) => {
    const list = media();
    list?.addEventListener('change', listener);
    return () => list?.removeEventListener('change', listener);
  };
  return () =>
    useSyncExternalStore(
      subscribe,
      () => media()?.matches ?? false,
      () => false,
    );
}

export const useNarrow = watched('(max-width: 639px)');
export const useWide = watched('(min-width: 1100px)');
/** For two lists. */
export const useRoomy = watched('(min-width: 1360px)');
