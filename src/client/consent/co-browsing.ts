/** Shows the page to somebody of the support, by the script of a co-browsing service that the person has agreed to (EXT-16, NAV-17). */
import { runningService } from './third-party.ts';

declare global {
  interface Window {
    /** As Glance's script sets it. */
    readonly GLANCE?: {
      readonly Cobrowse?: { readonly Visitor?: { startSession(options: { sessionKey: string }): unknown } };
    };
  }
}

/** Starts a session whose key the person reads out to the support; undefined while no such service runs. */
export function coBrowsing(): (() => void) | undefined {
  const visitor = runningService('co-browsing') && window.GLANCE?.Cobrowse?.Visitor;
  return visitor && (() => void visitor.startSession({ sessionKey: 'GLANCE_KEYTYPE_RANDOM' }));
}
