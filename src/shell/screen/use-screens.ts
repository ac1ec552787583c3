/** The list of screens; while developing it is a new one whenever titles, menus or gates were saved. */
import { type ScreenEntry, screens } from 'virtual:screens';
import { useSyncExternalStore } from 'react';

let current = screens;

function follow(changed: () => void): () => void {
  if (!import.meta.hot) return () => {};
  const listen = () => {
    current = [...screens];
    changed();
  };
  window.addEventListener('screens-changed', listen);
  return () => window.removeEventListener('screens-changed', listen);
}

export const useScreens = (): readonly ScreenEntry[] => useSyncExternalStore(follow, () => current);
