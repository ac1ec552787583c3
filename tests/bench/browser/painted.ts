/** In the page: waiting for what is painted, and the time until then. */

/** Ends right after the next frame was painted. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        done();
      };
      port2.postMessage(0);
    });
  });

/** Milliseconds from the act to the painted frame in which it shows. */
export async function timeUntil(act: () => void, shows: () => boolean, limit = 60_000): Promise<number> {
  const began = performance.now();
  act();
  return until(shows, began, limit);
}

export async function until(shows: () => boolean, began: number, limit = 60_000): Promise<number> {
  for (;;) {
    await painted();
    const now = performance.now();
    if (shows()) return now - began;
    if (now - began > limit) throw new Error(`nothing after ${limit} ms: ${shows.toString().slice(0, 80)}`);
    await changed();
  }
}

/** Ends when the page changes: whoever works in idle time would get none if every frame were asked for. */
const changed = (): Promise<void> =>
  new Promise((done) => {
    const observer = new MutationObserver(() => end());
    const timer = setTimeout(() => end(), 500);
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      done();
    };
    observer.observe(document, { childList: true, characterData: true, attributes: true, subtree: true });
  });

/** Milliseconds from each key to the painted frame after it. */
export interface Keys {
  /** Grows while somebody types. */
  readonly times: readonly number[];
  /** Ends when so many keys were followed by a painted frame; it asks for no frame of its own. */
  painted(count: number): Promise<void>;
}

export function watchKeys(): Keys {
  const times: number[] = [];
  let arrived = (): void => {};
  addEventListener(
    'keydown',
    (event) => {
      const began = event.timeStamp;
      void painted().then(() => {
        times.push(performance.now() - began);
        arrived();
      });
    },
    true,
  );
  return {
    times,
    painted: (count) =>
      new Promise((done) => {
        arrived = () => times.length >= count && done();
        arrived();
      }),
  };
}
