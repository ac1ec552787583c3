/** What stands around every screen: the dashboard that is loaded again and arranged, what a colleague may not, a maintenance, the realtime hub. */
import type { WebSocket } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoSidewaysScroll, openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

describe('the dashboard', () => {
  it('asks for nothing twice when the dashboard is loaded again, and for no file that the browser has', async () => {
    const { page, open, faults } = await portal.visitor({ as: 'admin' });
    await open('/dashboard');
    await page.waitForLoadState('networkidle');
    const calls: string[] = [];
    let requests = 0;
    page.on('websocket', () => {
      requests += 1;
    });
    page.on('request', (request) => {
      requests += 1;
      const name = request.url().split('/').at(-1);
      if (name === 'batch')
        for (const { operation, input } of request.postDataJSON().calls)
          calls.push(`${operation.split('/').at(-1)} ${JSON.stringify(input)}`);
      else if (request.method() === 'POST') calls.push(`${name} ${request.postData()}`);
    });
    await page.reload();
    await page.getByText('Recent changes').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
    const count = (name: string) => calls.filter((call) => call.startsWith(`${name} `)).length;
    expect([count('GetCurrentUser'), count('GetSupportDetails'), count('GetListViews')]).toEqual([1, 1, 0]);
    expect(requests).toBeLessThanOrEqual(30);
    const moved = await page.evaluate(
      () => performance.getEntries().filter((each) => (each as PerformanceResourceTiming).transferSize > 0).length,
    );
    expect(moved).toBeLessThanOrEqual(30);
    expect(faults).toEqual([]);
  });

  it('lets its tiles be dragged, moved by keys, hidden and reset, and keeps each arrangement by one call', async () => {
    const { page, context, open, violations, faults } = await portal.visitor({ as: 'approver' });
    const kept: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/SaveBoardOrder')) kept.push(request.postDataJSON());
    });
    await open('/dashboard');
    const arrange = page.getByRole('button', { name: 'Arrange' });
    const done = page.getByRole('button', { name: 'Done' });
    const names = () =>
      page.locator('[data-tile]').evaluateAll((all) => all.slice(0, 3).map((each) => each.ariaLabel ?? ''));
    const grip = (tile: string) =>
      page.getByRole('button', { name: `Move ${tile} by dragging or with the arrow keys`, exact: true });
    await arrange.click();
    const [first = '', second = '', third = ''] = await names();
    const from = await grip(third).boundingBox();
    const to = await page.locator('[data-tile="0"]').boundingBox();
    if (!from || !to) throw new Error('The tiles are not there');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 10, { steps: 3 });
    await page.mouse.up();
    await expect.poll(names).toEqual([third, first, second]);
    await grip(third).press('ArrowRight');
    await expect.poll(names).toEqual([first, third, second]);
    expect(await grip(third).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: `Hide ${first}`, exact: true }).click();
    await page.getByRole('button', { name: `Show ${first}`, exact: true }).waitFor();
    expect(await violations()).toEqual([]);
    expect(kept).toEqual([]);
    await done.click();
    await expect.poll(() => kept).toMatchObject([{ hidden: [expect.any(String)] }]);
    await page.reload();
    await arrange.click();
    expect((await names()).slice(0, 2)).toEqual([third, second]);
    await page.getByRole('button', { name: 'As it was made' }).click();
    expect(await names()).toEqual([first, second, third]);
    // What does not arrive is not lost: it stays open, to be saved again.
    await context.setOffline(true);
    await done.click();
    await page
      .getByRole('alert')
      .getByText(/No connection/)
      .first()
      .waitFor();
    await context.setOffline(false);
    expect(await names()).toEqual([first, second, third]);
    await done.click();
    await done.waitFor({ state: 'detached' });
    await expect.poll(() => kept).toMatchObject([{}, { tiles: [], hidden: [] }, { tiles: [], hidden: [] }]);
    expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|No answer to/.test(fault))).toEqual([]);
  });
});

describe('the accounts', () => {
  it('a colleague without the right sees neither the log nor what is above, and a New that is disabled (LAY-3, NAV-27)', async () => {
    const { page, open } = await portal.visitor({ as: 'user' });
    // The library of plurals comes last of all: the refusal waits for it.
    const refusal = page.waitForResponse(/\/refusal-.*\.js/);
    await page.route('**/intl-messageformat-*.js', async (route) => {
      await (await refusal).finished();
      await route.continue();
    });
    await open('/account/create/company');
    await page.getByText('“Create company” is not available to you', { exact: true }).waitFor();
    await page.getByText(/^The right “Company account, create” is missing\. An administrator of/).waitFor();
    // Nobody stands before a wall: it is told where he can go on.
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    expect(await page.getByRole('button', { name: 'New' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'New' }).focus();
    await page.getByRole('tooltip', { name: 'None of your rights is to create something.' }).waitFor();
    await open('/accounts');
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    // It is his own account, of which he may change something.
    await page.getByRole('button', { name: /^Edit/ }).first().waitFor();
    await page.getByRole('link', { name: 'Notifications' }).waitFor();
    expect(await page.getByRole('link', { name: 'Audit log' }).count()).toBe(0);
    await open('/account/1');
    await page
      .getByText(/There is no account/)
      .first()
      .waitFor();
  });
});

it('a page whose right was taken away meanwhile is named, and leads on', async () => {
  const { page, open, faults } = await portal.visitor({ as: 'user' });
  await page.route('**/Account/GetAccountTree', (route) =>
    route.fulfill({ status: 403, json: { Message: 'The right “Account, read” is missing.' } }),
  );
  await open('/accounts');
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: '“Accounts” is not available to you' }).waitFor();
  await main.getByText('The right “Account, read” is missing.').waitFor();
  await main.getByRole('link', { name: 'Go to dashboard' }).click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  expect(faults.filter((fault) => !/status of 403/.test(fault))).toEqual([]);
});

it('the drawer of a phone says which language holds; the arrow keys lead to another, and only Enter chooses it', async () => {
  const { page, open, violations, faults } = await portal.visitor({
    as: 'user',
    viewport: { width: 390, height: 844 },
  });
  await open('/accounts');
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog');
  const languages = drawer.getByRole('menu', { name: 'Language' });
  const checked = () => languages.getByRole('menuitemradio', { checked: true }).allInnerTexts();
  await expect.poll(checked).toEqual(['English']);
  const [first, ...others] = await languages.getByRole('menuitemradio').allInnerTexts();
  expect(others.length).toBeGreaterThan(10);
  expect(await violations()).toEqual([]);
  const english = languages.getByRole('menuitemradio', { name: 'English' });
  // One stop of the Tab key, in which the arrow keys go on and around.
  for (let stops = 0; stops < 60; stops++) {
    if (await english.evaluate((item) => item === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press('End');
  expect(await focused()).toBe(others.at(-1));
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe(first);
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toBe(others.at(-1));
  const german = languages.getByRole('menuitemradio', { name: 'Deutsch' });
  for (let steps = 0; (await focused()) !== 'Deutsch' && steps < 20; steps++) await page.keyboard.press('ArrowUp');
  expect(await checked()).toEqual(['English']);
  await german.press('Enter');
  await drawer.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Konten', level: 1 }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Menü', exact: true }).click();
  await expect.poll(() => page.getByRole('menuitemradio', { checked: true }).allInnerTexts()).toEqual(['Deutsch']);
  expect(faults).toEqual([]);
});

describe('a maintenance', () => {
  const plan = (start: string, end: string) =>
    portal.pass(`
      insert into portolan.maintenance values (1, now() + '${start}', now() + '${end}', 'We move to a larger house.')
      on conflict (account_id) do update set start_utc = excluded.start_utc, end_utc = excluded.end_utc`);

  it('is announced above every page, loads it anew once, and is over without a word (MAINT-08, MAINT-10, MAINT-13, MAINT-16)', async () => {
    const { page, context, open, violations, faults, listening } = await portal.visitor({ as: 'user' });
    await context.clock.install();
    await open('/dashboard');
    await listening;
    const bar = page.getByRole('region', { name: 'Maintenance' });
    await plan('2 hours', '3 hours');
    await bar.getByText('Maintenance will start soon. We move to a larger house.').waitFor();
    await bar.getByRole('button', { name: 'Close' }).click();
    await bar.waitFor({ state: 'detached' });
    await plan('90 seconds', '1 hour');
    await bar.getByText('Maintenance starts in 2 minutes.').waitFor();
    await plan('30 seconds', '1 hour');
    await bar.getByText(/^Maintenance starts in [23]\d seconds\./).waitFor();
    expect(await bar.getByRole('button').count()).toBe(0);
    expect(await violations()).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    expect(await violations()).toEqual([]);
    await plan('0 seconds', '1 hour');
    await bar.getByText('Maintenance is ongoing. The page will reload.').waitFor();
    expect(await bar.getByRole('button').count()).toBe(0);
    const loaded = page.waitForEvent('load');
    await context.clock.fastForward(61_000);
    await loaded;
    // It goes on, and whoever reads is left in peace.
    await bar.getByText('Maintenance is ongoing.', { exact: true }).waitFor();
    await plan('0 seconds', '1 second');
    await bar.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  });
});

describe('the realtime hub', () => {
  it('is listened to while somebody is signed in, and an event that is not known is logged (HUB-06, HUB-26)', async () => {
    const { page, open, faults } = await portal.visitor({ as: 'admin', viewport: { width: 390, height: 844 } });
    const logged: string[] = [];
    page.on('console', (entry) => logged.push(entry.text()));
    const sockets: WebSocket[] = [];
    page.on('websocket', (socket) => {
      if (socket.url().includes('/signalr/api?InstanceId=pp&id=')) sockets.push(socket);
    });
    await open('/dashboard');
    await expect.poll(() => sockets.length).toBeGreaterThan(0);
    const message = { Event: 'DP_Begun', MarketplaceId: 1, TimeStamp: new Date().toISOString() };
    const notice = JSON.stringify({ message, owners: [], readers: ['/'] });
    await expect
      .poll(async () => {
        await portal.pass(`select pg_notify('portolan_realtime', '${notice}')`);
        return logged.join();
      })
      .toMatch(/"DP_Begun"; known are DP_UpdateComplete/);
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('textbox', { name: 'Username' }).waitFor();
    await expect.poll(() => sockets.filter((socket) => !socket.isClosed())).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('is left alone on another instance (HUB-12)', async () => {
    const { page, open, listening } = await portal.visitor({ as: 'admin' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route('**/config.gen.js*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replace('"pp"', '"xx"') });
    });
    await open('/dashboard');
    await listening;
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('config.gen.js'))).toHaveLength(1);
    expect(asked.filter((url) => url.includes('signalr'))).toEqual([]);
  });
});
