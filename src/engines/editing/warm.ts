/** Browsers compile a large function when it is first called: that happens in idle time, not in somebody's submit. */
export function warm(work: () => unknown): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 300);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => void work(), { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
