/** One administrator's day: sign in, find an account, change it, see and export the trace, change the language, sign out. */
import { readFile } from 'node:fs/promises';
import type { WebSocket } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someOf } from '../../generators/testing/sample.ts';
import { violations } from './browser/access.ts';
import { expectNoSidewaysScroll, openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

describe('sign-in', () => {
  it('keeps the wanted place over the login, and the password out of a failed try (ERR-09, ERR-10)', async () => {
    const { page, open, signIn, violations, faults } = await portal.visitor();
    await open('/accounts');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await expect.poll(() => page.url()).toContain('#/login?redirect=');
    const username = page.getByLabel('Username');
    const password = page.getByLabel('Password', { exact: true });
    const button = page.getByRole('button', { name: 'Sign in', exact: true });
    await expect.poll(() => username.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await button.isDisabled()).toBe(true);
    await username.fill('admin');
    await password.fill('wrong');
    expect(await button.isEnabled()).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByText('The username or password does not match an account.').waitFor();
    await expect.poll(() => password.inputValue()).toBe('');
    expect(await password.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await violations()).toEqual([]);
    await password.press('x');
    await expect.poll(() => page.getByText('The username or password does not match').isVisible()).toBe(false);
    await signIn('admin');
    await page.getByRole('heading', { name: 'Accounts', level: 1 }).waitFor();
    expect(page.url()).toContain('#/accounts');
    expect(faults).toEqual([]);
  });

  it('lands on the dashboard, where the logo leads back to, and refuses a redirect that leads away (LAY-25)', async () => {
    const { page, open, signIn, violations, faults } = await portal.visitor();
    await open('/login?redirect=https%3A%2F%2Felsewhere.example');
    await signIn('owner');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await page.getByText('Recent changes').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Screens, actions, accounts' }).click();
    await page.getByRole('dialog', { name: 'Find screens, actions and accounts' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await page.keyboard.type('Ostsee');
    await page
      .getByRole('option', { name: /Ostsee Systemhaus/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /Ostsee Systemhaus/, level: 1 }).waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /dashboard/ })
      .click();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    expect(faults).toEqual([]);
  });

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
    const { page, open, violations, faults } = await portal.visitor({ as: 'approver' });
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
    await done.click();
    await expect.poll(() => kept).toMatchObject([{}, { tiles: [], hidden: [] }]);
    expect(faults).toEqual([]);
  });

  it('answers an unknown place and an account that is not a number with not-found', async () => {
    const { page, open } = await portal.visitor({ as: 'admin' });
    await open('/nowhere/at/all');
    await page
      .getByRole('heading', { name: /not|no page/i })
      .first()
      .waitFor();
    await open('/account/abc');
    await page
      .getByRole('heading', { name: /not|no page/i })
      .first()
      .waitFor();
  });
});

describe('the accounts', () => {
  it('are browsed as a tree, found by name, opened, changed, traced and exported', async () => {
    const { page, open, violations, faults } = await portal.visitor({ as: 'admin' });
    await open('/accounts');
    const company = page.getByRole('row', { name: /Donau-Dampfschifffahrtsgesellschaft/ });
    await company.waitFor();
    expect(await violations()).toEqual([]);
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(4);
    const before = await page.getByRole('row').count();
    await page
      .getByRole('button', { name: /^Expand / })
      .first()
      .click();
    await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(before);
    const opened = await page.getByRole('row').count();
    // The rows scroll inside: around them nothing is left to scroll.
    const rest = () => page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight);
    expect(await rest()).toBe(0);
    await page.reload();
    await expect.poll(() => page.getByRole('row').count()).toBe(opened);

    await page.getByRole('searchbox').fill('donau');
    await page
      .getByRole('link', { name: /Donau-Dampfschifffahrtsgesellschaft/ })
      .first()
      .click();
    await page.getByRole('heading', { name: /Donau-Dampfschifffahrtsgesellschaft/, level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await violations()).toEqual([]);

    await page
      .getByRole('tab', { name: /Address/ })
      .or(page.getByRole('link', { name: /Address/ }))
      .first()
      .click();
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    const city = page.getByLabel('City');
    await city.fill('Klosterneuburg');
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: /^Save/ }).click();
    await page.getByText('Account saved').first().waitFor();
    await expect.poll(() => page.getByText('Klosterneuburg').count()).toBeGreaterThan(0);

    await page.getByRole('link', { name: 'Audit log' }).click();
    await page
      .getByRole('row', { name: /Account saved.*Klosterneuburg/ })
      .first()
      .waitFor();
    expect(await violations()).toEqual([]);
    await page
      .getByRole('button', { name: /export|download/i })
      .first()
      .click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Whole log as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^audit-log-\d+-.*\.csv$/);
    expect(await readFile((await file.path()) ?? '', 'utf8')).toContain('Klosterneuburg');

    await page.getByRole('button', { name: 'Terms and privacy' }).click();
    await page.getByRole('menuitem', { name: 'Terms of use' }).click();
    const save = page.getByRole('button', { name: 'Download as PDF' });
    const [terms] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(terms.suggestedFilename()).toBe('Terms_of_use.pdf');
    expect(await violations()).toEqual([]);
    expect(faults).toEqual([]);
  });

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

describe('language and sign-out', () => {
  it('changes the language without losing the page, and signs out for good (LAY-17, LAY-18, LAY-21, CONST-48)', async () => {
    const { page, open, faults } = await portal.visitor({ as: 'admin' });
    await open('/accounts?find=donau');
    await page.getByRole('row', { name: /Donau/ }).first().waitFor();
    await page.getByRole('button', { name: /language/i }).click();
    const languages = page.getByRole('menu');
    await languages.waitFor();
    const shownHigh = () =>
      languages.evaluate((menu) => Math.max(...[menu, ...menu.querySelectorAll('*')].map((each) => each.clientHeight)));
    expect(await shownHigh()).toBeLessThanOrEqual(300);
    await page
      .getByRole('menuitem', { name: 'Deutsch' })
      .or(page.getByRole('menuitemradio', { name: 'Deutsch' }))
      .click();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
    expect(page.url()).toContain('find=donau');
    await page.getByRole('heading', { name: 'Konten', level: 1 }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Konten', level: 1 }).waitFor();
    await page.getByRole('button', { name: /Profil/ }).click();
    await page.getByRole('menuitem', { name: 'Abmelden' }).click();
    await page.getByRole('button', { name: 'Anmelden' }).waitFor();
    await open('/accounts');
    await page.getByRole('button', { name: 'Anmelden' }).waitFor();
    expect(faults).toEqual([]);
  });
});

describe('on a phone, and in the dark', () => {
  it('every screen fits its window without sideways scroll and without barriers, whatever width and scheme it gets', async () => {
    const { page, open, signIn, violations: found, faults } = await portal.visitor({ colorScheme: 'dark' });
    /** One page for all of it: a window that is made smaller shows what a small one shows. */
    const look = async (place: string) => {
      for (const width of [1024, 390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await expectNoSidewaysScroll(page);
        if (width !== 390) expect([place, width, 'dark', await found()]).toEqual([place, width, 'dark', []]);
      }
      await page.emulateMedia({ colorScheme: 'light' });
      expect([place, 'light', await violations(page, 'colours')]).toEqual([place, 'light', []]);
      await page.emulateMedia({ colorScheme: 'dark' });
    };
    await open('/login');
    await page.getByLabel('Username').waitFor();
    await look('/login');
    await signIn('admin');
    await page.waitForFunction(() => window.__APP__);
    const company = await page.evaluate(() => window.__APP__?.companyAccountId);
    const places = ['/dashboard', '/accounts', `/account/${company}`, `/account/${company}/audit-log`];
    for (const place of someOf(places, 2, 'places on a phone')) {
      await open(place);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await look(place);
    }
    expect(faults).toEqual([]);
  });
});
