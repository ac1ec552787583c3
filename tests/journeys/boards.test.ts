/** Figures on a board: no taller than what they say needs, and each leads to the list of what it counts. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { someOf } from '../../generators/testing/sample.ts';
import { demoUsers } from '../../src/server/demo/world/demo-users.ts';
import { fixtureVisitors } from './browser/fixture.ts';
import { openPortal, type Portal } from './browser/portal.ts';

const { visitor } = fixtureVisitors('board');
let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

it.each([1440, 390])('figures stay low beside tiles of any height, %i px wide', async (width) => {
  const { page, faults } = await visitor('screen=every-panel', { viewport: { width, height: 900 } });
  const figures = page.locator('[data-number]');
  await figures.getByText(/^\d+$/).first().waitFor();
  await page.waitForLoadState('networkidle');
  const heights = await figures.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(1);
  expect(heights.filter((height) => height > 176)).toEqual([]);
  expect(faults).toEqual([]);
});

interface Figure {
  readonly name: string;
  readonly count: string;
  readonly href: string;
}

/** What a list says that it has; nothing while it is on its way. */
const counted = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const grid = document.querySelector('main [aria-rowcount]');
    if (grid) return String(Number(grid.getAttribute('aria-rowcount')) - 1);
    return document.querySelector('main')?.innerText.includes('No results') ? '0' : undefined;
  });

it.each(someOf(demoUsers, 1, 'whose figures are followed'))(
  '%s: the list behind each figure has as many',
  { timeout: 300_000 },
  async (as) => {
    const { page, open, faults } = await portal.visitor({ as });
    await open('/dashboard');
    const figures = page.locator('[data-number]');
    await figures.first().waitFor();
    await expect
      .poll(async () => (await figures.locator('dd').allInnerTexts()).every((text) => /^[\d,]+$/.test(text)))
      .toBe(true);
    const told: Figure[] = await figures.evaluateAll((all) =>
      all.map((each) => ({
        name: each.getAttribute('aria-label') ?? '',
        count: each.querySelector('dd')?.textContent?.replaceAll(',', '') ?? '',
        href: each.querySelector('a')?.getAttribute('href') ?? '',
      })),
    );
    for (const { name, count, href } of told) {
      await page.goto('about:blank');
      await open(href.slice(href.indexOf('#') + 1));
      await expect.poll(() => counted(page), { message: name }).toBe(count);
    }
    expect(faults).toEqual([]);
  },
);
