/** Finding one's way: accounts in the palette with what can be done with each, a search from where nothing is, and a list whose filters leave nothing. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoSidewaysScroll, openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

const phone = { width: 390, height: 844 };

describe('the palette', () => {
  const field = (page: Page) => page.getByRole('combobox', { name: 'Find screens, actions and accounts' });
  const actions = (page: Page) => page.getByRole('group', { name: /^Actions for / });
  const marked = (page: Page) => page.locator('[role=option][aria-selected=true]');

  it('counts what it finds, and leads from the marked account to what can be done with it, by keys alone', async () => {
    const { page, open, violations, faults } = await portal.visitor({ as: 'owner' });
    await open('/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await page.getByRole('button', { name: 'Screens, actions, accounts' }).click();
    await field(page).fill('gmbh');
    const accounts = page.getByRole('group', { name: 'Accounts', exact: true });
    const [first, second] = [accounts.getByRole('option').nth(0), accounts.getByRole('option').nth(1)];
    await second.waitFor();
    await expect.poll(() => accounts.innerText()).toMatch(/^Accounts\s*(\d|the first)/);
    expect(await marked(page).innerText()).toBe(await first.innerText());
    await actions(page).getByRole('option', { name: 'Order service' }).waitFor();
    const ofFirst = await actions(page).getAttribute('aria-label');
    expect(await violations()).toEqual([]);

    // The pointer on its way down leaves them; the keys do not.
    await second.hover();
    expect(await actions(page).getAttribute('aria-label')).toBe(ofFirst);
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    expect(await marked(page).innerText()).toContain('Order service');
    await page.keyboard.press('Tab');
    expect(await marked(page).innerText()).toBe(await first.innerText());
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    expect(await marked(page).innerText()).toContain('Create user');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Create user' }).waitFor();
    expect(page.url()).toMatch(/\/account\/create\/user\?parentAccountId=\d+/);
    expect(faults).toEqual([]);
  });

  it('leads to all services that fit, and offers no order for what the person may not order', async () => {
    const { page, context, open, faults } = await portal.visitor({ as: 'owner', viewport: phone });
    await open('/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await page.keyboard.press('Control+k');
    await field(page).fill('backup');
    const explore = page
      .getByRole('group', { name: 'Services' })
      .getByRole('option', { name: /^Explore all \d+ services/ });
    await explore.waitFor();
    await expectNoSidewaysScroll(page);
    await explore.click();
    await expect.poll(() => page.url()).toContain('/explore');
    await page.getByRole('heading', { level: 1 }).waitFor();

    await context.route('**/Authorization/GetCurrentUser', async (route) => {
      const answer = await route.fetch();
      const said = await answer.json();
      const Capability = said.data.Capability.map((each: { ObjectType: string }) =>
        each.ObjectType === 'PRODUCT_ACCOUNT' ? { ...each, Create: false } : each,
      );
      await route.fulfill({ response: answer, json: { ...said, data: { ...said.data, Capability } } });
    });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await field(page).fill('donau-dampf');
    await actions(page).getByRole('option', { name: 'Create user' }).waitFor();
    expect(await actions(page).getByRole('option', { name: 'Order service' }).count()).toBe(0);
    expect(faults).toEqual([]);
  });
});

describe('where nothing is', () => {
  it('the search of the header is one press away, in a narrow window too', async () => {
    const { page, open, violations } = await portal.visitor({ as: 'owner' });
    const search = page.getByRole('button', { name: 'Search accounts', exact: true });
    const hasFocus = () =>
      page
        .getByRole('combobox', { name: 'Search by name or number' })
        .last()
        .evaluate((each) => each === document.activeElement);
    for (const place of ['/nowhere/at/all', '/account/987654321']) {
      await open(place);
      await search.click();
      await expect.poll(hasFocus).toBe(true);
    }
    await page.getByRole('link', { name: 'Go to dashboard' }).waitFor();
    expect(await violations()).toEqual([]);
    await page.setViewportSize(phone);
    await expectNoSidewaysScroll(page);
    await search.click();
    await page.getByRole('dialog', { name: 'Search by name or number' }).waitFor();
    await expect.poll(hasFocus).toBe(true);
  });

  it('a list says how many fit without the filter that stands in the way, and goes without it alone', async () => {
    const { page, open, violations, faults } = await portal.visitor({ as: 'owner' });
    await open('/accounts?find=C-100734&filter=Reseller');
    await page.getByRole('heading', { name: 'No results found' }).waitFor();
    await page.getByText(/Matches without “Account types”: \d+\./).waitFor();
    expect(await violations()).toEqual([]);
    await page.setViewportSize(phone);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Remove Account types' }).click();
    await page
      .getByRole('row', { name: /Donau-Dampf/ })
      .first()
      .waitFor();
    expect(page.url()).toContain('find=C-100734');
    expect(page.url()).not.toContain('filter=');
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  });
});
