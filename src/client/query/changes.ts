/** News of what has changed, by tags: from this tab, from others of the browser, and from the server. */

/** Stands for everything, where nobody said what a call changes. */
export const anything = '*';

export type From = 'this tab' | 'other tabs' | 'server';
type Listener = (tags: readonly string[], from: From) => void;
const listeners = new Set<Listener>();

/** Other tabs of this browser; absent where tests or old browsers have none. */
const others = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('changes');
others?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isTags(data)) tellChanges(data, 'other tabs');
});
// In Node a channel would keep a test from ending.
(others as { unref?: () => void } | undefined)?.unref?.();

export const isTags = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((tag) => typeof tag === 'string');

/** Tells this tab alone: the others hear of it themselves. */
export function tellChanges(tags: readonly string[], from: From): void {
  for (const listener of [...listeners]) listener(tags, from);
}

/** Answers the way to stop listening. */
export function onChanges(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** This tab has written: it and the others learn of it. */
export function publishChanges(tags: readonly string[]): void {
  if (tags.length === 0) return;
  tellChanges(tags, 'this tab');
  others?.postMessage(tags);
}

/** Whether what reads the one must know of the other; undefined reads anything. */
export const concerns = (reads: readonly string[] | undefined, changed: readonly string[]): boolean =>
  changed.includes(anything) || (changed.length > 0 && (!reads || reads.some((tag) => changed.includes(tag))));

/** The tags that an answer in the cache is made of. */
export const readsOf = (meta: Readonly<Record<string, unknown>> | undefined): readonly string[] | undefined =>
  meta?.['reads'] as readonly string[] | undefined;
