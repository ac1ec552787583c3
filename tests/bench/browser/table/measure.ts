/** The table benchmark: every gesture on 100,000 rows, in the browser. */
import type { Browser, Page } from 'playwright-core';
import { median, quantile } from '../figures.ts';
import type { Figures } from '../rounds.ts';
import { visit } from '../visit.ts';
import { finds, type SortName } from './rows.ts';

const frames = 300;
const step = 400;
/** A frame that missed its turn at 60 a second. */
const late = 25;

export const tableFigures = [
  'mount',
  'sort number',
  'sort text',
  'filter',
  'filter worst',
  'p95 frame',
  'dropped %',
  'busy/frame',
  'heap',
  'heap after',
  'reach',
  'key',
] as const;

export async function measureTable(browser: Browser, address: string): Promise<Figures> {
  const { page, busy, heap, close } = await visit(browser, address, { height: 720 });
  try {
    const empty = await heap();
    const mount = await page.evaluate(() => window.bench.mount());
    await page.waitForTimeout(500);
    const mounted = (await heap()) - empty;
    const sort = (name: SortName) => page.evaluate((wanted) => window.bench.sort(wanted), name);
    const number = await sort('number');
    const text = await sort('text');
    await page.evaluate(() => window.bench.unsort());
    const found: number[] = [];
    for (const words of finds) {
      found.push(await page.evaluate((wanted) => window.bench.find(wanted), words));
      await page.waitForTimeout(100);
    }
    const scrolled = await scrollThrough(page, busy);
    const after = (await heap()) - empty;
    const keys = await typeIntoFindBox(page);
    return {
      mount,
      'sort number': number,
      'sort text': text,
      filter: median(found),
      'filter worst': Math.max(...found),
      'filter next': median(found.slice(1, 4)),
      ...scrolled,
      heap: mounted,
      'heap after': after,
      key: quantile(keys, 0.95),
    };
  } finally {
    await close();
  }
}

async function scrollThrough(page: Page, busy: () => Promise<number>): Promise<Figures> {
  const before = await busy();
  const scrolled = await page.evaluate(([count, by]) => window.bench.scroll(count, by), [frames, step] as const);
  const spent = (await busy()) - before;
  return {
    'p95 frame': quantile(scrolled.frames, 0.95),
    'dropped %': (scrolled.frames.filter((frame) => frame > late).length / frames) * 100,
    'busy/frame': spent / frames,
    reach: scrolled.reach,
  };
}

/** Typed and taken back, at a pace at which the result of one key arrives while the next one is pressed. */
async function typeIntoFindBox(page: Page): Promise<readonly number[]> {
  const box = page.locator('input[type="search"]');
  if ((await box.count()) === 0) return [];
  await box.first().focus();
  for (let round = 0; round < 4; round += 1) {
    for (const key of ['4', '1', '5', '9', 'Backspace', 'Backspace', 'Backspace', 'Backspace']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(150 + round * 70);
    }
  }
  await page.waitForTimeout(500);
  return page.evaluate(() => [...window.bench.keys().times]);
}
