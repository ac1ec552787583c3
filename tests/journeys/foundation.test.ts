/** One administrator's day: sign in, find an account, change it, see and export the trace, change the language, sign out. */
import { readFile } from 'node:fs/promises';
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
    // They are drawn one after the other: once no more come, all are there.
    let opened = 0;
    const more = async () => {
      const seen = opened;
      opened = await page.getByRole('row').count();
      return opened - seen;
    };
    await expect.poll(more, { interval: 300 }).toBe(0);
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
    expect(await page.getByRole('menuitemradio', { checked: true }).allInnerTexts()).toEqual(['English']);
    await page.getByRole('menuitemradio', { name: 'Deutsch', checked: false }).click();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
    expect(page.url()).toContain('find=donau');
    await page.getByRole('heading', { name: 'Konten', level: 1 }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Konten', level: 1 }).waitFor();
    await page.getByRole('button', { name: /Profil/ }).click();
    const appearance = page.getByRole('group', { name: 'Darstellung' });
    await appearance.getByRole('menuitemradio', { name: 'Wie das System', checked: true }).waitFor();
    expect(await appearance.getByRole('menuitemradio', { checked: false }).count()).toBe(2);
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
