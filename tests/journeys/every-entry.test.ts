/** Every entry of every menu leads each demo user to a screen that is there for him (NAV-7, NAV-8): one of them a day, all in a sweep. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { someOf } from '../../generators/testing/sample.ts';
import { demoUsers } from '../../src/server/demo/world/demo-users.ts';
import { openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** The drawer of a phone has the entries of all menus in one list. */
async function entriesOf(as: string): Promise<readonly string[]> {
  const { page, open } = await portal.visitor({ ...phone, as });
  await open('/dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link').first().waitFor();
  const addresses = await drawer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.includes('#/')));
  return [...new Set(addresses.map((address) => address.slice(address.indexOf('#') + 1)))];
}

it.each(someOf(demoUsers, 1, 'who opens the menus'))('%s opens each entry', { timeout: 300_000 }, async (as) => {
  const entries = await entriesOf(as);
  expect(entries.length).toBeGreaterThan(3);
  const { page, open, faults } = await portal.visitor({ as });
  const wrong: string[] = [];
  let at = '';
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${at}: ${response.status()} of ${new URL(response.url()).pathname}`);
  });
  for (at of entries) {
    // Each comes as to somebody who follows a bookmark: what stood there before is gone.
    await page.goto('about:blank');
    await open(at);
    const heading = page.locator('main h1').first();
    await heading.waitFor();
    await page.waitForLoadState('networkidle');
    const title = await heading.innerText();
    if (/not found|not available|did not load/.test(title)) wrong.push(`${at}: “${title}”`);
    for (const notice of await page.locator('main [role=alert]').allInnerTexts()) wrong.push(`${at}: ${notice}`);
  }
  expect([...wrong, ...faults]).toEqual([]);
});
