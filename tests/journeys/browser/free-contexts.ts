/** Contexts that nobody uses any more: who comes next finds the files of the page in them, and nothing of who was there. */
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { Watch } from '../../security/watch.ts';

export class FreeContexts {
  readonly #browser: Browser;
  readonly #watch: Watch;
  readonly #address: string;
  /** By what they were opened with. */
  readonly #free = new Map<string, BrowserContext[]>();

  constructor(browser: Browser, watch: Watch, address: string) {
    this.#browser = browser;
    this.#watch = watch;
    this.#address = address;
  }

  async take(options: BrowserContextOptions): Promise<{ context: BrowserContext; leave(): Promise<void> }> {
    const key = JSON.stringify(options);
    const context = this.#free.get(key)?.pop() ?? (await this.#open(options));
    return { context, leave: () => this.#leave(context, key) };
  }

  async #open(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.#browser.newContext(options);
    await this.#watch.follow(context, this.#address);
    return context;
  }

  async #leave(context: BrowserContext, key: string): Promise<void> {
    await this.#watch.look(context);
    try {
      const [page] = context.pages();
      if (page) {
        const session = await context.newCDPSession(page);
        await session.send('Storage.clearDataForOrigin', {
          origin: this.#address,
          storageTypes: 'cookies,local_storage,indexeddb,cache_storage,service_workers',
        });
      }
      await context.clearPermissions();
      await context.setOffline(false);
      // A page that goes says its last words to the server in the name of who was there.
      for (const each of context.pages()) await each.close();
      await context.clearCookies();
      this.#free.set(key, [...(this.#free.get(key) ?? []), context]);
    } catch {
      // A page that does not answer any more leaves nothing to who comes next.
      await context.close();
    }
  }
}
