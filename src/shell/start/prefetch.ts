/** Fetches the app while somebody signs in: bytes into the cache, nothing evaluated (F2, F5). */

/** The build lists files in two meta elements; while developing there are none. */
const files = (name: string): readonly string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(' ').filter(Boolean) ?? [];

/** The core of the app, once the page is idle. */
export function prefetchCore(): void {
  whenIdle(() => hint('modulepreload', files('app-core')));
}

/** The rest and the landing screen, while the server checks the password. */
export function prefetchRest(): void {
  hint('prefetch', files('app-rest'));
}

function hint(relation: 'modulepreload' | 'prefetch', addresses: readonly string[]): void {
  for (const href of addresses) {
    const link = document.createElement('link');
    link.rel = relation;
    if (relation === 'prefetch') link.as = href.endsWith('.css') ? 'style' : 'script';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
}

function whenIdle(task: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task, 200));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
