/** A page is scrolled by wheel and by finger wherever they are: no block keeps what it cannot use itself. */
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { someOf } from '../../generators/testing/sample.ts';
import { fixtureVisitors } from './browser/fixture.ts';

const visitors = {
  table: fixtureVisitors('table').visitor,
  board: fixtureVisitors('board').visitor,
  wizard: fixtureVisitors('wizard').visitor,
  product: fixtureVisitors('product').visitor,
};

/** Half of a desktop at 200 %, and a phone. */
const sizes = {
  wheel: { viewport: { width: 640, height: 360 } },
  finger: { viewport: { width: 390, height: 560 }, hasTouch: true, isMobile: true },
} as const;

/** Marks whatever could scroll by its styles or keep a gesture to itself as a drawing, and counts it. */
async function scrollers(page: Page): Promise<number> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (each) =>
        (/auto|scroll/.test(getComputedStyle(each).overflowY) || each.getAttribute('role') === 'img') &&
        each.clientHeight > 0,
    );
    for (const [index, each] of all.entries()) each.dataset['scroller'] = String(index);
    return all.length;
  });
}

/**
 * Brings one into sight and to its own end, and says from which point the page has room, and which way. Where the page has
 * none, it is the block itself that goes on.
 */
const approach = (page: Page, index: number) =>
  page.evaluate((wanted) => {
    const each = document.querySelector<HTMLElement>(`[data-scroller="${wanted}"]`) as HTMLElement;
    each.scrollIntoView({ block: 'center' });
    const main = document.querySelector('main') as HTMLElement;
    const root = main.scrollHeight > main.clientHeight + 1 ? main : (document.scrollingElement as HTMLElement);
    const isPage = root.scrollHeight - root.clientHeight >= 20;
    const room = (isPage ? root : each).scrollHeight - (isPage ? root : each).clientHeight;
    const down = !isPage || root.scrollTop < room - 10;
    each.scrollTop = isPage && down ? each.scrollHeight : 0;
    const { left, top, bottom, width } = each.getBoundingClientRect();
    const y = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
    return { x: left + width / 2, y, down, room, mover: isPage ? 'page' : String(wanted) };
  }, index);

/** How far the page has gone, or the block of that number. */
const scrolled = (page: Page, mover: string): Promise<number> =>
  page.evaluate((of) => {
    const block = document.querySelector(`[data-scroller="${of}"]`);
    const movers = block ? [block] : [document.querySelector('main'), document.scrollingElement];
    return movers.reduce((sum, each) => sum + (each?.scrollTop ?? 0), 0);
  }, mover);

async function gesture(
  page: Page,
  session: CDPSession,
  by: keyof typeof sizes,
  at: { x: number; y: number },
  y: number,
) {
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

const blocks = [
  ['table', 'screen=places'],
  ['table', 'screen=orders&count=200'],
  ['table', 'screen=articles&count=3#/fixture/articles?display=cards'],
  ['table', 'screen=compared&query=wares=1,2,3'],
  ['board', 'screen=every-panel'],
  ['wizard', 'screen=every-step'],
  ['product', 'screen=administration/console&methodName=Administration.EndMaintenance'],
] as const;

/** What is there once a block has what it asked for. */
const arrived = 'main :is([role="grid"], [role="treegrid"], table, nav a, article)';

describe.each(['wheel', 'finger'] as const)('by %s', (by) => {
  it.each(someOf(blocks, 2, `blocks by ${by}`))('the page goes on over every block: %s %s', async (family, screen) => {
    const { page, context, faults } = await visitors[family](screen, sizes[by]);
    await page.locator(arrived).filter({ visible: true }).first().waitFor();
    const session = await context.newCDPSession(page);
    const count = await scrollers(page);
    expect(count).toBeGreaterThan(0);
    let tried = 0;
    for (let index = 0; index < count; index += 1) {
      const { x, y, down, room, mover } = await approach(page, index);
      if (room < 20) continue;
      tried += 1;
      const at = await scrolled(page, mover);
      await gesture(page, session, by, { x, y }, down ? 120 : -120);
      const message = `block ${index} holds the page`;
      await expect.poll(() => scrolled(page, mover), { timeout: 2000, message }).not.toBe(at);
    }
    expect(tried).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
});
