/** Tells lists that their rows may have changed: by writes of this tab and of others, and by what the server says. */
import { type EventName, eventsOf, isEvent } from '../../define/contract/events.ts';

type Listener = (event: EventName) => void;
const listeners = new Set<Listener>();

/** Other tabs of this browser; absent where tests or old browsers have none. */
const others = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('events');
others?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data === 'string' && isEvent(data)) notifyListeners(data);
});
// In Node a channel would keep a test from ending.
(others as { unref?: () => void } | undefined)?.unref?.();

/** What others have done: only this tab learns of it here, the others hear of it themselves. */
export function notifyListeners(event: EventName): void {
  for (const listener of [...listeners]) listener(event);
}

/** Answers the way to stop listening. */
export function onEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Something has happened, whoever says so: this tab and the others learn of it. */
export function publish(event: EventName): void {
  notifyListeners(event);
  others?.postMessage(event);
}

/** A write has gone through. */
export const publishChanges = (operation: string): void => eventsOf(operation).forEach(publish);
