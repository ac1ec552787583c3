/** The first page wears the marketplace's brand before any script has arrived (GEN-52 to GEN-54, LOGIN-24 to LOGIN-27). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someOf } from '../../generators/testing/sample.ts';
import { openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

it.each(someOf(['light', 'dark'] as const, 1, 'schemes of the first page'))(
  'has title, logo and colour without a script, in %s',
  async (colorScheme) => {
    const { page, open } = await portal.visitor({ colorScheme });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.route('**/config.gen.js', (route) => route.abort());
    await open('/login');
    expect(await page.title()).toBe('Nordlicht Cloud');
    const logo = page.getByRole('img', { name: 'Nordlicht Distribution' });
    await logo.waitFor();
    await expect.poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalHeight)).toBe(38);
    const brand = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--brand)';
      return getComputedStyle(probe).color;
    });
    expect(brand).toBe('rgb(24, 103, 192)');
  },
);

it.each([
  { width: 1440, isMobile: false },
  { width: 390, isMobile: true },
])('who has a session sees the logo before the app is there, and it stays where it is, at $width', async (size) => {
  const { page, open } = await portal.visitor({ as: 'admin', viewport: { width: size.width, height: 800 }, ...size });
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/app-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const opened = open('/dashboard');
  const early = page.locator('#first-header img');
  await early.waitFor();
  const before = await early.boundingBox();
  release();
  await opened;
  const logo = page.getByRole('banner').locator('img').first();
  await logo.waitFor();
  expect(await logo.boundingBox()).toEqual(before);
  expect(await page.locator('#first-header').count()).toBe(0);
});

it('the dashboard asks no question twice, and loads no form', async () => {
  const { page, open } = await portal.visitor({ as: 'admin' });
  const asked: string[] = [];
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/batch'))
      for (const { operation, input } of request.postDataJSON().calls)
        asked.push(`${operation} ${JSON.stringify(input)}`);
    else if (pathname.includes('service.svc')) asked.push(`${pathname.split('/rest/').at(-1)} ${request.postData()}`);
    if (pathname.includes('/assets/')) loaded.push(pathname);
  });
  await open('/dashboard');
  // The tiles with what everybody asked for already are there, and the last one that asks for itself.
  await page.getByRole('region', { name: 'Support' }).getByText('Working hours').waitFor();
  await page.getByRole('region', { name: 'Recent changes' }).getByRole('row').nth(1).waitFor();
  expect(asked.filter((question, index) => asked.indexOf(question) !== index)).toEqual([]);
  expect(loaded.length).toBeGreaterThan(10);
  expect(loaded.filter((path) => /\/(forms|_virtual_validators)-/.test(path))).toEqual([]);
});

it('comes with what there is when a language, the support details and the brand do not (LAY-26)', async () => {
  const { page, context, open } = await portal.visitor({ as: 'admin' });
  await context.addInitScript(() => localStorage.setItem('locale', 'pl'));
  const refused: string[] = [];
  for (const address of ['**/assets/pl-*', '**/Account/GetSupportDetails', '**/config.gen.js*'])
    await context.route(address, (route) => {
      refused.push(address);
      return route.abort();
    });
  await open('/accounts');
  await page.getByRole('heading', { name: 'Accounts', level: 1 }).waitFor();
  await expect.poll(() => new Set(refused).size).toBe(3);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.getByRole('row', { name: /Donau/ }).first().waitFor();
});

it('an address that is asked for while the first screen still loads is the one that opens', async () => {
  const { page, open } = await portal.visitor({ as: 'admin' });
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  const asked = page.waitForRequest('**/assets/accounts-*.js');
  await page.route('**/assets/accounts-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const opened = open('/accounts');
  await asked;
  await page.evaluate(() => {
    location.hash = '#/jobs';
  });
  release();
  await opened;
  await page.getByRole('heading', { name: 'My jobs' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#/jobs');
});

describe('as soon as the frame stands', () => {
  const keys = (key: string, ctrlKey = false) => ({ key, ctrlKey, bubbles: true, cancelable: true });
  /** What somebody does in the first frame in which the button of the profile is there. */
  async function early(what: 'press' | 'click' | ReturnType<typeof keys>) {
    const { page, open, faults } = await portal.visitor({ as: 'user' });
    await page.addInitScript((act) => {
      const watch = new MutationObserver(() => {
        const button = document.querySelector<HTMLElement>('header button[aria-label^="Profile of"]');
        if (!button) return;
        watch.disconnect();
        requestAnimationFrame(() => {
          if (act === 'click') button.click();
          else if (act === 'press') {
            button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
            Object.assign(window, { pressed: button });
          } else document.body.dispatchEvent(new KeyboardEvent('keydown', act));
        });
      });
      watch.observe(document, { childList: true, subtree: true });
    }, what);
    await open('/accounts');
    return { page, faults };
  }

  it.each(['press', 'click'] as const)('a %s opens its menu', async (what) => {
    const { page, faults } = await early(what);
    if (what === 'press') {
      await page.getByRole('heading', { name: 'Accounts' }).waitFor();
      await page.getByRole('combobox').first().waitFor();
      // A press ends in a click where the button is still the same.
      await page.evaluate(() => {
        const { pressed } = window as unknown as { pressed: HTMLElement };
        pressed.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
        if (pressed.isConnected) pressed.click();
      });
    }
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('its keys open the palette and the search', async () => {
    const { page } = await early(keys('k', true));
    await page.getByRole('dialog', { name: 'Find screens, actions and accounts' }).waitFor();
    // Where no list has the key.
    const search = await early(keys('/'));
    await expect
      .poll(() => search.page.evaluate(() => document.activeElement?.matches('input, [role="combobox"]')))
      .toBe(true);
  });
});
