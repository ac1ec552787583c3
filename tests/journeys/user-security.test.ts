/** Looking after one's sign-in: an app is added, renamed and removed, codes are kept, sessions end; and how an administrator helps. */
import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../database/cluster.ts';
import { callPath } from '../security/watch.ts';
import { expectNoSidewaysScroll, openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

const fromProfile = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};
const rowMenu = async (page: Page, row: RegExp, entry: string) => {
  await page.getByRole('row', { name: row }).hover();
  await page.getByRole('row', { name: row }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: entry }).click();
};

describe('a user', () => {
  it('adds an authenticator app by its picture or key, and is told of a wrong code', async () => {
    const { page, open, violations, faults } = await portal.visitor({ as: 'approver' });
    await open('/dashboard');
    await fromProfile(page, 'Security');
    await page.getByText('There is no second factor').waitFor();
    expect(await violations()).toEqual([]);
    await page.getByRole('link', { name: 'Add authenticator app' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('My phone');
    await page.getByRole('button', { name: 'Continue' }).click();
    const picture = page.getByRole('img', { name: 'Picture for the app' });
    await picture.waitFor();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const key = (await page.locator('dd', { hasText: /^[A-Z2-7]{32}$/ }).textContent()) ?? '';
    expect(await violations()).toEqual([]);
    const code = page.getByLabel('Code from the app');
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(await code.getAttribute('inputmode')).toBe('numeric');
    await code.fill('000000');
    await page.getByRole('button', { name: 'Add authenticator app' }).click();
    await page.getByText('MFA code is incorrect. Please try again.').waitFor();
    await code.fill(generateSync({ secret: key }).replace(/(...)/, '$1 '));
    await page.getByRole('button', { name: 'Add authenticator app' }).click();
    // Codes for the day without the phone are offered, and may wait.
    await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
    await page.getByRole('link', { name: 'Not now' }).click();
    await page.getByRole('row', { name: /My phone/ }).waitFor();
    expect(faults.filter((fault) => !fault.includes('status of 400'))).toEqual([]);
  });

  it('keeps recovery codes that are shown once, and gives the app another name', async () => {
    const { page, open, violations } = await portal.visitor({ as: 'admin', viewport: { width: 390, height: 844 } });
    await open('/dashboard');
    await fromProfile(page, 'Security');
    await page.getByRole('link', { name: 'Add authenticator app' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Tablet');
    await page.getByRole('button', { name: 'Continue' }).click();
    const key = (await page.locator('dd', { hasText: /^[A-Z2-7]{32}$/ }).textContent()) ?? '';
    await expectNoSidewaysScroll(page);
    await page.getByLabel('Code from the app').fill(generateSync({ secret: key }));
    await page.getByRole('button', { name: 'Add authenticator app' }).click();
    await page.getByRole('button', { name: 'Create recovery codes' }).click();
    const codes = page.getByRole('region', { name: 'Your recovery codes' });
    await codes.waitFor();
    expect(await codes.locator('code').count()).toBe(10);
    expect(await violations()).toEqual([]);
    await expectNoSidewaysScroll(page);
    await codes.getByRole('link', { name: 'I have kept them' }).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => page.locator('dl').first().textContent()).toContain('Recovery codes left10');
    await rowMenu(page, /Tablet/, 'Rename');
    // A name is changed more often than it is made up anew.
    expect(await page.getByLabel('New name').inputValue()).toBe('Tablet');
    await page.getByLabel('New name').fill('Old tablet');
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('row', { name: /Old tablet/ }).waitFor();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByRole('row', { name: /^Tablet/ }).waitFor();
    await page.getByText('It has its old name again').waitFor();
    await rowMenu(page, /Tablet/, 'Remove');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('There is no second factor').waitFor();
  });

  it('sees where he is signed in and ends other sessions, which ask to sign in again; not the one he works in', async () => {
    const other = await portal.visitor({ as: 'user' });
    await other.open('/accounts');
    const third = await portal.visitor({ as: 'user' });
    await third.open('/accounts');
    const { page, open, violations } = await portal.visitor({ as: 'user' });
    await open('/dashboard');
    await page.getByRole('button', { name: /^Profile of/ }).click();
    // The outbox is for the marketplace owner.
    expect(await page.getByRole('menuitem', { name: 'Outbox' }).count()).toBe(0);
    await page.getByRole('menuitem', { name: 'Your sessions' }).click();
    const sessions = page.getByRole('row', { name: /Chrome/ });
    await sessions.nth(2).waitFor();
    expect(await sessions.count()).toBe(3);
    expect(await violations()).toEqual([]);
    const first = sessions.filter({ hasNotText: 'Yes' }).first();
    await first.getByRole('checkbox').check();
    await sessions.filter({ hasText: 'Yes' }).getByRole('checkbox').check();
    await page
      .getByRole('region', { name: 'Selected entries' })
      .getByRole('button', { name: 'Sign out there' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out there' }).click();
    await page.getByText('You are working in this one.').waitFor();
    expect(await violations()).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await expect.poll(() => sessions.count()).toBe(2);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect.poll(() => sessions.count()).toBe(1);
    const ask = async () => {
      const path = '/DataModel/service.svc/rest/Authorization/PingPong';
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', body: '{}', headers })).status;
    };
    expect([await other.page.evaluate(ask), await third.page.evaluate(ask)]).toEqual([401, 401]);
  });
});

describe('what a sign-in hangs on', () => {
  it('asks who is there when the last proof is old, over the page and with a way back, and goes on where it was', async () => {
    const { page, context, open, violations } = await portal.visitor({ as: 'reseller' });
    await open('/dashboard');
    await open('/add-authenticator-app');
    await page.getByRole('textbox', { name: 'Name' }).fill('My phone');
    await portal.pass("update portolan.session set proved_utc = now() - interval '6 minutes'");
    // Sessions are read anew once they were told to be; nothing but time would do that here.
    await portal.pass("select pg_notify('portolan_session', '*')");
    const remove = `${portal.address}${callPath}Account/RemoveSignOnLink`;
    const nothing = { data: { provider: 'demo', subject: 'none' }, headers: { origin: portal.address } };
    await expect.poll(async () => (await context.request.post(remove, nothing)).status()).toBe(401);
    await page.getByRole('button', { name: 'Continue' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await dialog.waitFor();
    expect(await violations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('My phone');
    await page.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('img', { name: 'Picture for the app' }).waitFor();
  });

  it('is a new e-mail address only once its link was opened', async () => {
    const { page, open, violations, faults } = await portal.visitor({ as: 'owner' });
    await open('/dashboard');
    await open('/add-authenticator-app');
    await page.getByRole('textbox', { name: 'Name' }).fill('Phone');
    await page.getByRole('button', { name: 'Continue' }).click();
    const key = (await page.locator('dd', { hasText: /^[A-Z2-7]{32}$/ }).textContent()) ?? '';
    await page.getByLabel('Code from the app').fill(generateSync({ secret: key }));
    await page.getByRole('button', { name: 'Add authenticator app' }).click();
    await page.getByRole('link', { name: 'Not now' }).click();
    await page.getByRole('row', { name: /Phone/ }).waitFor();
    const id = await page.evaluate(() => window.__APP__?.userAccountId);
    await open(`/account/${id}`);
    await page.getByRole('button', { name: 'Edit Contact' }).click();
    await page.getByLabel(/^E-mail/).fill('new.address@nordlicht.example');
    await page.getByRole('button', { name: /^Save/ }).click();
    await page.getByText('E-mail to be confirmed').waitFor();
    expect(await page.locator('dl', { hasText: 'E-mail to be confirmed' }).textContent()).toContain('new.address@');
    expect(await violations()).toEqual([]);
    await open('/outbox');
    await rowMenu(page, /Confirm your e-mail|Bestätigen Sie/, 'Read message');
    await page.getByRole('button', { name: 'Show the message' }).click();
    const link = await page
      .getByRole('link', { name: /confirm-email/ })
      .first()
      .getAttribute('href');
    const reader = await portal.visitor();
    await reader.page.goto(link ?? '');
    await reader.page.getByRole('heading', { name: 'Confirm your e-mail address' }).waitFor();
    expect(await reader.violations()).toEqual([]);
    await reader.page.getByRole('button', { name: 'Confirm the address' }).click();
    await reader.page.getByText('Your address is confirmed').waitFor();
    await open(`/account/${id}`);
    await page.getByRole('link', { name: 'new.address@nordlicht.example' }).waitFor();
    // Another browser confirmed it: the page is told, and asks again.
    await page.getByText('E-mail to be confirmed').waitFor({ state: 'hidden' });
    expect([...faults, ...reader.faults]).toEqual([]);
    await portal.pass('delete from portolan.authentication_method');
  });
});

describe('an administrator', () => {
  it('sees what a user lacks, exempts him, sends him a link and signs him out everywhere', async () => {
    const user = await portal.visitor({ as: 'user' });
    await user.open('/accounts');
    await user.page.waitForFunction(() => window.__APP__);
    const id = await user.page.evaluate(() => window.__APP__?.userAccountId);
    const { page, open, violations, faults } = await portal.visitor({ as: 'admin' });
    await open(`/account/${id}/user-security`);
    await page.getByRole('button', { name: 'Exempt from policies' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Exempt from policies' }).click();
    await page.getByRole('button', { name: 'End exemption' }).click();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByRole('button', { name: 'End exemption' }).waitFor();
    await page.getByRole('button', { name: 'Send password link' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send password link' }).click();
    await page.getByText('The link is on its way').waitFor();
    await page.getByRole('link', { name: 'Sessions' }).click();
    await page
      .getByRole('row', { name: /Chrome/ })
      .first()
      .waitFor();
    expect(await violations()).toEqual([]);
    await page.getByRole('link', { name: 'Sign-in', exact: true }).click();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByText('Signed out everywhere').waitFor();
    await page.getByRole('link', { name: 'Sessions' }).click();
    await page.getByText('The user is not signed in anywhere.').waitFor();
    expect(faults).toEqual([]);
  });

  it('requires a second factor of a company, where a list shows who has none, and is led to his own where he needs one', async () => {
    const { page, open, violations } = await portal.visitor({ as: 'reseller' });
    await open('/account/100734');
    await page.getByRole('link', { name: 'Security' }).click();
    await page.getByRole('link', { name: 'Second factors' }).click();
    await page.getByRole('row', { name: /Szőke/ }).waitFor();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Require a second factor' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Require a second factor' }).click();
    await page.getByText('Users of this company need a second factor').waitFor();
    await page.getByRole('button', { name: 'No longer require it', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'No longer require it' }).click();
    await page.getByRole('button', { name: 'Require a second factor' }).waitFor();

    // Who requires one of his own company is led to set up his.
    const company = await page.evaluate(() => window.__APP__?.companyAccountId);
    await open(`/account/${company}/security?tab=second-factors`);
    await page.getByRole('button', { name: 'Require a second factor' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Require a second factor' }).click();
    await page.waitForURL(/#\/setup-mfa\?redirect=/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('the outbox', () => {
  it('is read by the marketplace owner while there is no mail server: the text, and the link as one that is safe to open', async () => {
    const { page, open, violations, faults } = await portal.visitor({ as: 'owner' });
    await open('/dashboard');
    await fromProfile(page, 'Outbox');
    await rowMenu(page, /password|Kennwort|jelsz/i, 'Read message');
    await page.getByText('The audit log of the user tells that you have read it.').waitFor();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Show the message' }).click();
    const link = page.getByRole('link', { name: /reset-password/ }).first();
    await link.waitFor();
    expect(await link.getAttribute('rel')).toContain('noopener');
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await violations()).toEqual([]);
    expect(faults).toEqual([]);
  });
});

describe('addresses from which a company works', () => {
  it('are written in lines, either list alone, and nobody is shut out unasked', async () => {
    const { page, open, violations, faults } = await portal.visitor({ as: 'admin' });
    await open('/account/100734/security?tab=ip-addresses');
    const denied = page.getByRole('group', { name: 'Denied (even if allowed)' });
    const line = (n: number) => denied.getByRole('textbox', { name: `Denied (even if allowed) ${n}`, exact: true });
    const save = page.getByRole('button', { name: /^Save/ });
    const dialog = page.getByRole('dialog');
    const edit = () => page.getByRole('button', { name: /^Edit/ }).first().click();
    const saved = () => page.getByRole('region', { name: 'Messages' }).getByText('IP addresses saved').last().waitFor();
    await edit();
    // Several in one line, as they were written with commas ever since (VAL-21), become a line each.
    await line(1).fill('127.0.0.1, 192.0.2.1');
    await page.keyboard.press('Enter');
    await page.keyboard.type('192.0.2.9-192.0.2.1');
    await save.click();
    await denied.getByText('Invalid range: 192.0.2.9-192.0.2.1. Enter an address').waitFor();
    expect(await violations()).toEqual([]);
    await denied.getByRole('button', { name: 'Remove item 3' }).click();
    // As long as nobody knows who would be shut out, nothing is sent.
    await page.route(/GetUsersShutOut/, (route) => route.abort());
    await save.click();
    await page
      .getByRole('alert')
      .getByText(/No connection\..*GetUsersShutOut/)
      .waitFor();
    await page.unroute(/GetUsersShutOut/);
    await save.click();
    await dialog.getByText(/would be shut out at once/).waitFor();
    await dialog.getByText(/Magdalena Brückner/).waitFor();
    expect(await violations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await line(1).fill('192.0.2.2');
    await save.click();
    const shown = page.getByRole('listitem').filter({ hasText: '192.0.2.1' });
    await shown.waitFor();
    await saved();
    await edit();
    await denied.getByRole('button', { name: 'Remove item 2' }).click();
    await denied.getByRole('button', { name: 'Remove item 1' }).click();
    await save.click();
    await shown.waitFor({ state: 'hidden' });
    await edit();
    expect(await line(1).inputValue()).toBe('');
    expect(faults.filter((fault) => !/ERR_FAILED|No answer to/.test(fault))).toEqual([]);
  });
});
