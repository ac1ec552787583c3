/** Tells the other tabs and windows of this browser that somebody has signed in. */

/** Absent where tests or old browsers have none. */
const others = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('session');
// In Node a channel would keep a test from ending.
(others as { unref?: () => void } | undefined)?.unref?.();

export const broadcastSignIn = (): void => others?.postMessage('signed in');

/** Answers the way to stop listening. */
export function onSignedInElsewhere(listener: () => void): () => void {
  others?.addEventListener('message', listener);
  return () => others?.removeEventListener('message', listener);
}
