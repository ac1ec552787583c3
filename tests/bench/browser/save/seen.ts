/** Tells when a number that was written into a file is painted in the page, across reloads of the page. */
import type { Page } from 'playwright-core';

export interface Seen {
  /** Milliseconds from the act until the page shows the word with the number; NaN when it never does. */
  time(word: string, number: number, act: () => void): Promise<number>;
}

const limit = 10_000;

export async function watchFor(page: Page, words: readonly string[]): Promise<Seen> {
  let arrived: (text: string, at: number) => void = () => {};
  await page.exposeFunction('benchSeen', (text: string, at: number) => arrived(text, at));
  await page.addInitScript((wanted) => {
    const pattern = new RegExp(`(${wanted.join('|')}) \\d+`, 'g');
    const told = new Set<string>();
    const look = () => {
      for (const [text] of (document.body?.textContent ?? '').matchAll(pattern)) {
        if (told.has(text)) continue;
        told.add(text);
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => (window as unknown as SeenWindow).benchSeen(text, Date.now());
          port2.postMessage(0);
        });
      }
    };
    new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
  }, words);
  return {
    time: (word, number, act) =>
      new Promise((done) => {
        const timer = setTimeout(() => done(Number.NaN), limit);
        const began = Date.now();
        arrived = (text, at) => {
          if (text !== `${word} ${number}`) return;
          clearTimeout(timer);
          done(at - began);
        };
        act();
      }),
  };
}

interface SeenWindow {
  benchSeen(text: string, at: number): void;
}
