/** Visitors of a fixture: a screen that only tests know, on a page with its server in memory. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import type { Server } from '../../fixtures/page/server/server.ts';
import { violations } from './access.ts';
import { openPage } from './page.ts';
import { sharedBrowser } from './shared-browser.ts';

type Options = NonNullable<Parameters<Browser['newContext']>[0]>;

export interface FixtureVisitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page complained about; a journey ends with none. */
  readonly faults: string[];
  /** The calls of an operation such as 'Test/BookBerths', in their order. */
  asked(operation: string): Promise<Server['asked']>;
  /** Only what they sent. */
  inputs(operation: string): Promise<object[]>;
  /** Violations of WCAG 2.2 AA on the page as it stands. */
  violations(): Promise<string[]>;
  /** The same in the light scheme and in the dark one. */
  violationsInBoth(): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * For a test file: answers how one visits a fixture by what its address asks, such as 'screen=lists'. Who comes within a test
 * leaves with it; who comes before all tests is closed by the caller.
 */
export function fixtureVisitors(fixture: string) {
  let browser: Browser;
  /** Free ones by their options: those who come one after the other share what the browser keeps of the page's files. */
  const contexts = new Map<string, readonly BrowserContext[]>();
  beforeAll(async () => {
    // The first to ask waits until the page is built.
    const [started, ready] = await Promise.all([sharedBrowser(), fetch(inject('fixtures'))]);
    browser = started;
    if (!ready.ok) throw new Error(await ready.text());
  });
  afterAll(async () => {
    for (const context of [...contexts.values()].flat()) await context.close();
    contexts.clear();
  });
  const open = async (asked: string, options: Options = {}): Promise<FixtureVisitor> => {
    const key = JSON.stringify(options);
    const [free, ...others] = contexts.get(key) ?? [];
    contexts.set(key, others);
    const context = free ?? (await browser.newContext({ ...usual, ...options }));
    const visitor = await visit(context, () => contexts.set(key, [context, ...(contexts.get(key) ?? [])]));
    await visitor.page.goto(`${inject('fixtures')}/?fixture=${fixture}&${asked}`);
    return visitor;
  };
  const visitor: typeof open = async (...given) => {
    const opened = await open(...given);
    onTestFinished(opened.close);
    return opened;
  };
  return { open, visitor };
}

const usual: Options = { viewport: { width: 1280, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce' };

async function visit(context: BrowserContext, leave: () => void): Promise<FixtureVisitor> {
  const { page, faults } = await openPage(context);
  const asked = async (operation: string) =>
    (await page.evaluate(() => window.server.asked)).filter((each) => each.operation === operation);
  return {
    page,
    context,
    faults,
    asked,
    inputs: async (operation) => (await asked(operation)).map(({ input }) => input),
    violations: () => violations(page),
    violationsInBoth: () => violationsInBoth(page),
    close: async () => {
      try {
        await inTime(tidy(page));
        leave();
      } catch {
        // A page that does not answer any more leaves nothing to the next visitor, who gets a context of his own.
        await inTime(context.close()).catch(() => {});
      }
    },
  };
}

async function tidy(page: Page): Promise<void> {
  const context = page.context();
  await page.evaluate(() => localStorage.clear());
  await context.clearPermissions();
  for (const each of context.pages()) await each.close();
}

/** @throws when it takes longer than a page that answers ever does. */
async function inTime(work: Promise<void>): Promise<void> {
  const late = pause(10_000, undefined, { ref: false }).then(() =>
    Promise.reject(new Error('The page does not answer')),
  );
  await Promise.race([work, late]);
}

/** The dark scheme is looked at first, so that the page stays light. */
async function violationsInBoth(page: Page): Promise<string[]> {
  const switchTo = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
  };
  await switchTo('dark');
  const dark = await violations(page, 'colours');
  await switchTo('light');
  return [...dark.map((fault) => `dark: ${fault}`), ...(await violations(page))];
}
