/**
 * Every screen of the product as it arrives, on paper, at 200 % and on a phone; `npm run sweep` walks through them. Those that
 * people open most are looked at in any run, with answers that take their time: nothing moves when they come.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWhole, someOf } from '../../generators/testing/sample.ts';
import { allPlaces } from './browser/all-places.ts';
import { openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const ways = {
  'a desktop': { viewport: { width: 1440, height: 900 } },
  paper: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  'a desktop at 200 %': { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

describe.runIf(isWhole).each(Object.entries(ways))('on %s', (way, options) => {
  it('each screen shows all that it has', { timeout: 600_000 }, async () => {
    // What is looked at in which way.
    const looks = {
      'a desktop': [moved],
      paper: [onPaper],
      'a desktop at 200 %': [cutOff],
      'a phone': [moved, cutOff],
    };
    const wrong: string[] = [];
    for (const [as, all] of await allPlaces(portal)) {
      const { page, open } = await portal.visitor({ ...options, as });
      await page.addInitScript(sumShifts);
      for (const place of all) {
        await page.goto('about:blank');
        await open(place);
        await page.waitForLoadState('networkidle');
        await page.locator('main h1').first().waitFor();
        for (const look of looks[way as keyof typeof ways]) {
          wrong.push(...(await look(page)).map((fault) => `${place}: ${fault}`));
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

const opened = [
  '/dashboard',
  '/accounts',
  '/account/100734',
  '/account/100734/users',
  '/account/100734/billing',
  '/account/100734/audit-log',
  '/explore',
  '/orders/my-orders',
  '/invoices',
  '/reports',
  '/cart',
  '/jobs',
];

it.each(someOf(['a desktop', 'a phone'] as const, 1, 'where answers take their time'))(
  'on %s nothing moves while slow answers come',
  { timeout: 180_000 },
  async (way) => {
    const { page, open } = await portal.visitor({ ...ways[way], as: 'admin' });
    await page.addInitScript(sumShifts);
    await page.route('**/service.svc/**', async (route) => {
      await new Promise((done) => setTimeout(done, 250));
      await route.continue();
    });
    const wrong: string[] = [];
    for (const place of opened) {
      await page.goto('about:blank');
      await open(place);
      await page.locator('main h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      wrong.push(...(await moved(page)).map((fault) => `${place}: ${fault}`));
    }
    expect(wrong).toEqual([]);
  },
);

it.each(['/quote/1', '/account/100734/trace'])(
  '%s stays in its place too where answers take longer than the grey shapes wait',
  { timeout: 60_000 },
  async (place) => {
    const { page, open } = await portal.visitor({ ...ways['a desktop'], as: 'admin' });
    await page.addInitScript(sumShifts);
    await page.route('**/service.svc/**', async (route) => {
      await new Promise((done) => setTimeout(done, 1200));
      await route.continue();
    });
    await open(place);
    await page.locator('main h1:not([aria-label])').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await moved(page)).toEqual([]);
  },
);

it('what is said of a failure stays while it is asked for again because others have changed something', async () => {
  const { page, open } = await portal.visitor({ ...ways['a desktop'], as: 'admin' });
  await open('/account/100734/trace');
  const told = page.getByText(/did not load/);
  await expect.poll(() => told.count()).toBe(9);
  let letGo = (): void => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route('**/Account/GetTrace', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/Account/GetTrace');
  await page.evaluate(() => new BroadcastChannel('changes').postMessage(['Order']));
  await asked;
  expect(await told.count()).toBe(9);
  // Whoever asks himself sees that it is on its way.
  const again = page.getByRole('button', { name: 'Try again' }).last();
  await again.click();
  await expect.poll(() => again.getAttribute('aria-busy')).toBe('true');
  expect(await told.count()).toBe(9);
  letGo();
  await expect.poll(() => again.getAttribute('aria-busy')).toBe('false');
  expect(await told.count()).toBe(9);
});

/** Runs in the page: how much of it has moved by itself so far. */
function sumShifts(): void {
  document.documentElement?.setAttribute('data-shift', '0');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (entry.hadRecentInput) continue;
      const { dataset } = document.documentElement;
      dataset['shift'] = String(Number(dataset['shift'] ?? 0) + entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What moves while it arrives, as Cumulative Layout Shift counts it. */
async function moved(page: Page): Promise<string[]> {
  const shift = Number(await page.locator('html').getAttribute('data-shift'));
  return shift > 0.01 ? [`it moves by ${shift.toFixed(3)} while it arrives`] : [];
}

/** What a printer would be given: no buttons, dark letters, and nothing beside the sheet. */
async function onPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 1000 });
  const found = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const seen = (each: Element) => each.getClientRects().length > 0;
    const buttons = [...document.querySelectorAll('main button:not([data-sort], [data-chip] *)')].filter(seen);
    const frame = [...document.querySelectorAll(':is(header, footer):not(main *)')].filter(seen);
    const { scrollWidth } = document.documentElement;
    const isWide = document.querySelector('main [data-wide]') !== null;
    const { color } = getComputedStyle(document.body);
    const words = document.querySelector('main')?.innerText.trim() ?? '';
    window.dispatchEvent(new Event('afterprint'));
    return [
      ...buttons.map((each) => `the button "${each.textContent || each.getAttribute('aria-label')}" is printed`),
      ...frame.map((each) => `the ${each.tagName.toLowerCase()} is printed`),
      ...(!isWide && scrollWidth > 724 ? [`${scrollWidth} px wide`] : []),
      ...(Number(/\d+/.exec(color)?.[0]) < 100 ? [] : [`letters are ${color}`]),
      ...(words === '' ? ['nothing is printed'] : []),
    ];
  });
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(ways.paper.viewport);
  return found;
}

/** What reaches beyond the page without anything to scroll it into sight by. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px wider than the window`] : [];
    const reachable = (each: Element): boolean => {
      for (let at = each.parentElement; at; at = at.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    const lost = [...document.querySelectorAll('main :is(a, button, input, h1, h2, h3, td, th, dd, dt)')].filter(
      (each) => {
        const { left, right, width, height } = each.getBoundingClientRect();
        const hidden = width < 2 || height < 2 || getComputedStyle(each).visibility === 'hidden';
        return !hidden && (right > clientWidth + 1 || left < -1) && !reachable(each);
      },
    );
    return [...wide, ...lost.map((each) => `"${(each.textContent ?? '').slice(0, 40)}" (${each.tagName}) is cut off`)];
  });
