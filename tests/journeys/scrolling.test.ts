/** A page is scrolled by wheel and by finger wherever they are: no block keeps what it cannot use itself. */
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { someOf } from '../../generators/testing/sample.ts';
import { fixtureVisitors } from './browser/fixture.ts';
import { kindsOfBlocks, kindsOn, pagesOfBlocks } from './browser/pages-of-blocks.ts';

const visitors = {
  table: fixtureVisitors('table').visitor,
  board: fixtureVisitors('board').visitor,
  form: fixtureVisitors('form').visitor,
  wizard: fixtureVisitors('wizard').visitor,
  product: fixtureVisitors('product').visitor,
  reference: fixtureVisitors('reference').visitor,
};

/** A window of a desktop, half of one at 200 %, and a phone. */
const sizes = {
  'wheel in a wide window': { viewport: { width: 1280, height: 560 } },
  wheel: { viewport: { width: 640, height: 360 } },
  finger: { viewport: { width: 390, height: 560 }, hasTouch: true, isMobile: true },
} as const;
type By = keyof typeof sizes;

/** Marks what of the page could hold it, and counts it: what could scroll by its styles, drawings, frames, and first the block itself. */
async function markBlocks(page: Page, at: string): Promise<number> {
  const block = page.locator(`main :is(${at})`).filter({ visible: true }).first();
  await block.waitFor();
  const whole = await block.elementHandle();
  return page.evaluate((first) => {
    const all = [...document.querySelectorAll<HTMLElement>('main *')].filter((each) => {
      const { overflowY, overscrollBehaviorY } = getComputedStyle(each);
      const scrolls = /auto|scroll/.test(overflowY) || overscrollBehaviorY !== 'auto';
      return each.clientHeight > 0 && each !== first && (scrolls || each.matches('[role="img"], iframe'));
    });
    for (const [index, each] of [first as HTMLElement, ...all].entries()) each.dataset['scroller'] = String(index);
    return all.length + 1;
  }, whole);
}

/**
 * Brings one into sight, with itself and all inside of it at its end, and says from which point the page has room, and which way.
 * Where the page has none, it is the block itself that goes on.
 */
const approach = (page: Page, index: number) =>
  page.evaluate((wanted) => {
    const each = document.querySelector<HTMLElement>(`[data-scroller="${wanted}"]`);
    if (!each) return undefined;
    each.scrollIntoView({ block: 'center' });
    const main = document.querySelector('main') as HTMLElement;
    const root = main.scrollHeight > main.clientHeight + 1 ? main : (document.scrollingElement as HTMLElement);
    const isPage = root.scrollHeight - root.clientHeight >= 20;
    const room = (isPage ? root : each).scrollHeight - (isPage ? root : each).clientHeight;
    const down = !isPage || root.scrollTop < room - 10;
    for (const inner of [each, ...each.querySelectorAll('[data-scroller]')])
      inner.scrollTop = isPage && down ? inner.scrollHeight : 0;
    const { left, top, bottom, width } = each.getBoundingClientRect();
    const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
    return { x: left + width / 2, y, down, room, index: wanted, isPage };
  }, index);
type Place = NonNullable<Awaited<ReturnType<typeof approach>>>;

/** How far all around the block has gone, or the block alone. */
const scrolled = (page: Page, { index, isPage }: Place): Promise<number> =>
  page.evaluate(
    ([wanted, around]) => {
      const block = document.querySelector(`[data-scroller="${wanted}"]`);
      const movers = [...document.querySelectorAll('html, main, [data-scroller]')].filter((each) =>
        around ? each !== block && each.contains(block) : each === block,
      );
      return movers.reduce((sum, each) => sum + each.scrollTop, 0);
    },
    [index, isPage] as const,
  );

async function gesture(page: Page, session: CDPSession, by: By, at: { x: number; y: number }, y: number) {
  if (by === 'finger') {
    const touch = (type: 'touchStart' | 'touchMove', moved: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: at.x, y: at.y - moved }] });
    await touch('touchStart', 0);
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', (y / 8) * step);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  } else {
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(0, y);
  }
}

const missing = (what: string) =>
  `${what}: add a page of the fixtures to tests/journeys/browser/pages-of-blocks.ts that shows it, and say what of it is the block`;

it('each kind of block has a page here', () => {
  const shown = new Set(pagesOfBlocks.map(({ kind }) => kind));
  const lacking = kindsOfBlocks.filter((kind) => !shown.has(kind));
  expect(lacking, missing(lacking.join(', '))).toEqual([]);
});

it.each(pagesOfBlocks)('$family?$asked holds the kind $kind', async (each) => {
  expect(await kindsOn(each), missing(each.kind)).toContain(each.kind);
});

describe.each(Object.keys(sizes) as By[])('by %s', (by) => {
  const chosen = someOf(pagesOfBlocks, 3, `blocks by ${by}`);
  it.each(chosen)('the page goes on over every block: $kind on $family?$asked', async ({ family, asked, at }) => {
    const { page, context, faults } = await visitors[family](asked, sizes[by]);
    if (at === 'iframe') {
      // Without a viewer of its own the browser of the tests would show no document.
      await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }));
      await page.reload();
    }
    const count = await markBlocks(page, at);
    const session = await context.newCDPSession(page);
    const tried: number[] = [];
    // Where nothing goes on, a lower window makes it.
    for (const height of [sizes[by].viewport.height, 240, 140]) {
      await page.setViewportSize({ ...sizes[by].viewport, height });
      for (let index = 0; index < count; index += 1) {
        const place = await approach(page, index);
        if (!place || place.room < 20) continue;
        tried.push(index);
        const before = await scrolled(page, place);
        await gesture(page, session, by, place, place.down ? 120 : -120);
        const message = `block ${index} holds the page`;
        await expect.poll(() => scrolled(page, place), { timeout: 2000, message }).not.toBe(before);
      }
      if (tried.includes(0)) break;
    }
    expect(tried, 'the block itself was pointed at').toContain(0);
    expect(faults).toEqual([]);
  });
});
