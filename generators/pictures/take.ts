/** Opens stories of a built Storybook in a browser that never knows what time it is, and takes a picture of each. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type Page, chromium as playwright, type Request } from 'playwright-core';
import { chromium } from '../testing/chromium.ts';
import type { StoryEntry } from './compared-stories.ts';

/** Answered from the folder; nothing listens there. */
const origin = 'http://stories.test';
/** Every "2 days ago" is one of this moment. */
const now = new Date('2026-06-15T12:00:00Z');
const wide = { width: 800, height: 600 };
const narrow = { width: 390, height: 600 };
/** In milliseconds; a busy machine takes its time. */
const patience = 60_000;

export async function takeAll(
  folder: string,
  stories: readonly StoryEntry[],
  taken: (story: StoryEntry, picture: Buffer) => Promise<void>,
): Promise<void> {
  const browser = await playwright.launch(chromium);
  try {
    const page = await openPage(browser, folder, stories[0]?.id ?? '');
    for (const story of stories) await taken(story, await take(page, story));
  } finally {
    await browser.close();
  }
}

async function openPage(browser: Browser, folder: string, first: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: wide,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  countRequests(page);
  await page.route(`${origin}/**`, (route) => {
    const path = join(folder, decodeURIComponent(new URL(route.request().url()).pathname));
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
  await page.clock.setFixedTime(now);
  await page.goto(`${origin}/iframe.html?id=${first}&viewMode=story`);
  await page.waitForFunction(isAtEnd, first, { timeout: patience });
  return page;
}

async function take(page: Page, { id, name, title }: StoryEntry): Promise<Buffer> {
  await page.setViewportSize(name.startsWith('Narrow') ? narrow : wide);
  await page.evaluate(show, id);
  await page.waitForFunction(isAtEnd, id, { timeout: patience });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const options = { animations: 'disabled', caret: 'hide' } as const;
  const whole = !title.startsWith('Fields/');
  return still(page, () => (whole ? page.screenshot(options) : page.locator('#storybook-root').screenshot(options)));
}

/** What a story loads late is there once nothing is asked for any more and two pictures are the same. */
async function still(page: Page, picture: () => Promise<Buffer>): Promise<Buffer> {
  const end = Date.now() + patience;
  for (let before = await picture(); ; ) {
    await page.waitForTimeout(150);
    const after = await picture();
    if ((before.equals(after) && asked.get(page)?.size === 0) || Date.now() > end) return after;
    before = after;
  }
}

/** The files that each page waits for. */
const asked = new WeakMap<Page, Set<Request>>();

function countRequests(page: Page): void {
  const open = new Set<Request>();
  asked.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** Runs in the page, as all below: asks Storybook for another story without loading everything anew. */
function show(storyId: string): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Storybook;
  channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** The story has been played to its end. */
function isAtEnd(id: string): boolean {
  const render = (window as unknown as Storybook).__STORYBOOK_PREVIEW__?.storyRenders?.find((each) => each.id === id);
  if (render?.phase === 'errored') throw new Error(`The story ${id} is broken`);
  return render?.phase === 'finished' || render?.phase === 'completed';
}

interface Storybook {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, data: object): void };
  readonly __STORYBOOK_PREVIEW__?: {
    readonly storyRenders?: readonly { readonly id: string; readonly phase?: string }[];
  };
}
