/** Keys that open a helper on every page. The frame hears them: the code of the helpers may still be on its way, and the wish is kept. */
import { useEffect } from 'react';
import { messages } from '../../client/first/messages.ts';
import { closeHelper, helperState, openHelper } from './helper-state.ts';

export function useHelperKeys(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return;
    const listen = (event: KeyboardEvent) => {
      // While a message stands the key leads to it.
      if (event.key === 'F8' && !event.defaultPrevented && messages.get().length === 0) {
        event.preventDefault();
        openHelper('messages');
      }
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (helperState.get()?.helper === 'palette') closeHelper();
      else openHelper('palette');
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isSignedIn]);
}
