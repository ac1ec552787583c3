/** In the page, from its first script on: when something is painted first, after the page was opened or after the last letter was typed. */

interface ScreenBench {
  /** Milliseconds from the opening of the page until a row of its list was painted. */
  readonly firstRow: Promise<number>;
  /** From now on: milliseconds from the last letter until the first result of the search was painted. */
  firstResult(): Promise<number>;
}
declare global {
  interface Window {
    screenBench: ScreenBench;
  }
}

/** Sent to the page as text, so it knows nothing but itself. */
export function watchScreen(): void {
  const painted = (selector: string): Promise<number> =>
    new Promise((done) => {
      const observer = new MutationObserver(() => look());
      const look = () => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now());
          port2.postMessage(0);
        });
      };
      observer.observe(document, { attributes: true, childList: true, subtree: true });
      look();
    });
  let typedAt = 0;
  document.addEventListener('input', ({ timeStamp }) => {
    typedAt = timeStamp;
  });
  window.screenBench = {
    firstRow: painted('main [data-line="0"]'),
    firstResult: () => painted('search [role=option]:not([aria-disabled])').then((at) => at - typedAt),
  };
}
