/** Waits until a story stands still: what is loaded late has arrived and nothing changes any more. */
const quiet = 80;
const most = 3000;
/** What must come is waited for on a busy machine too. */
const longest = 15_000;

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Ends after a moment without a change, or when a screen that never rests has had its time. */
export async function settled(place: HTMLElement): Promise<void> {
  let changed = performance.now();
  const start = changed;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(place.ownerDocument.body, { subtree: true, childList: true, attributes: true, characterData: true });
  while (performance.now() - changed < quiet && performance.now() - start < most) await pause(20);
  observer.disconnect();
}

/** Waits for what a block says once its code and its call have come. */
export async function appeared(place: HTMLElement, selector: string): Promise<void> {
  const start = performance.now();
  while (!place.querySelector(selector) && performance.now() - start < longest) await pause(20);
}

/** The shapes of what comes are drawn after a second without an answer: so far their animation is moved on. */
export function aMomentLater(): void {
  for (const animation of document.getAnimations()) animation.currentTime = 1100;
}
