/** Shows the page to somebody of the support, by the script of a co-browsing service that the person has agreed to (EXT-16, A-13). */
import { createStore } from '../first/store.ts';

declare global {
  interface Window {
    /** As Glance's script sets it. */
    readonly GLANCE?: {
      readonly Cobrowse?: { readonly Visitor?: { startSession(options: { sessionKey: string }): unknown } };
    };
  }
}

/** Starts a session whose key the person reads out to the support; undefined while no such service runs. */
export const coBrowsing = createStore<(() => void) | undefined>(undefined);

/** Called once the service's script has run. */
export function offerCoBrowsing(): void {
  const visitor = window.GLANCE?.Cobrowse?.Visitor;
  if (visitor) coBrowsing.set(() => void visitor.startSession({ sessionKey: 'GLANCE_KEYTYPE_RANDOM' }));
  else console.warn('The script of co-browsing set no window.GLANCE.Cobrowse.Visitor');
}
