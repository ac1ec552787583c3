/** The contexts of those who visit a portal: who comes after somebody finds the portal's files in the browser, and nothing else of him. */
import type { Browser, BrowserContext } from 'playwright-core';
import type { Watch } from '../../security/watch.ts';

export type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

export interface TakenContext {
  readonly context: BrowserContext;
  /** Gives it back, or closes it where it is to be kept from others. */
  readonly leave: () => Promise<void>;
  /** From now on nobody else gets it. */
  readonly keep: () => void;
}

const usual: ContextOptions = { viewport: { width: 1440, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce' };

export class Contexts {
  readonly #browser: Browser;
  readonly #address: string;
  readonly #watch: Watch;
  /** By their options. */
  readonly #free = new Map<string, BrowserContext[]>();

  constructor(browser: Browser, address: string, watch: Watch) {
    this.#browser = browser;
    this.#address = address;
    this.#watch = watch;
  }

  async take(options: ContextOptions): Promise<TakenContext> {
    const key = JSON.stringify(options);
    const context = (await this.#emptied(this.#free.get(key)?.pop())) ?? (await this.#made(options));
    let isKept = false;
    return {
      context,
      keep: () => {
        isKept = true;
      },
      leave: async () => {
        await this.#watch.look(context);
        // A page that does not answer any more leaves nothing to the next visitor.
        const isGone = isKept || !(await closedPages(context));
        if (isGone) return context.close();
        this.#free.set(key, [...(this.#free.get(key) ?? []), context]);
      },
    };
  }

  async #made(options: ContextOptions): Promise<BrowserContext> {
    const context = await this.#browser.newContext({ ...usual, ...options });
    await this.#watch.follow(context, this.#address);
    return context;
  }

  /** Without cookies and stored values, which only a page can take away once all others are gone. */
  async #emptied(context: BrowserContext | undefined): Promise<BrowserContext | undefined> {
    if (!context) return undefined;
    await context.clearCookies();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: this.#address, storageTypes: 'local_storage' });
    await page.close();
    return context;
  }
}

const closedPages = async (context: BrowserContext): Promise<boolean> =>
  Promise.race([
    Promise.all(context.pages().map((page) => page.close())).then(() => true),
    new Promise<boolean>((resolve) => setTimeout(resolve, 5000, false).unref()),
  ]).catch(() => false);
