/** Work for which nobody waits: done when the browser has nothing else to do, at the latest after so many milliseconds. */
export function whenIdle(work: () => unknown, atMost = 2000): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, Math.min(atMost, 300));
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => void work(), { timeout: atMost });
  return () => cancelIdleCallback(handle);
}
