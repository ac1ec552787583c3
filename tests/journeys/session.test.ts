/** A session that ends while somebody works: signing in over the page, nothing lost, nothing of one user left for another. */
import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../database/cluster.ts';
import { Client } from '../security/visitors.ts';
import { expectNoSidewaysScroll, openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

/** The same user, signed in at another place. */
async function elsewhere(user: string, factor = {}): Promise<Client> {
  const client = new Client(portal.address, '127.0.0.1');
  const { status } = await client.signIn(user, demoPassword, factor);
  expect(status).toBe(200);
  return client;
}

interface Me {
  readonly UserAccountId: number;
  readonly CompanyAccount: { readonly AccountId: number };
}

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

async function signInAgain(page: Page, password = demoPassword): Promise<void> {
  await overlay(page).getByLabel('Password', { exact: true }).fill(password);
  await overlay(page).getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A form with something typed in it. */
async function typeSomething(page: Page): Promise<void> {
  const parent = page.getByRole('combobox', { name: 'Belongs to' });
  await parent.focus();
  await page.keyboard.type('Donau');
  await page.getByRole('option', { name: /^Donau-Dampfschiff/ }).click();
  await page.getByLabel('First name').fill('Ottilie');
  await page.getByLabel('Last name').fill('Achleitner');
  await page.getByLabel('E-mail').fill('ottilie@donau.example');
}

const typed = (page: Page) =>
  Promise.all(['First name', 'Last name', 'E-mail'].map((label) => page.getByLabel(label).inputValue()));
const everything = ['Ottilie', 'Achleitner', 'ottilie@donau.example'];

describe('in the middle of a form', () => {
  it('the page asks by itself as soon as the session ends, and everything typed is still there', async () => {
    const { page, open: go, violations, faults } = await portal.visitor({ as: 'admin' });
    await go('/account/create/user');
    await typeSomething(page);
    await (await elsewhere('admin')).post('Authorization/EndOtherSessions');
    await overlay(page).waitFor();
    expect(await violations()).toEqual([]);
    await page.keyboard.press('Escape');
    await signInAgain(page, 'not the password');
    await overlay(page).getByText('The username or password does not match an account.').waitFor();
    expect(await overlay(page).getByLabel('Username').inputValue()).toBe('admin');
    const password = overlay(page).getByLabel('Password', { exact: true });
    await expect.poll(() => password.evaluate((input) => input === document.activeElement)).toBe(true);
    await signInAgain(page);
    await overlay(page).waitFor({ state: 'detached' });
    expect(await typed(page)).toEqual(everything);
    // The new session has a socket of its own again.
    await (await elsewhere('admin')).post('Authorization/EndOtherSessions');
    await overlay(page).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    expect(await violations()).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('without a socket the failed call asks, and is made again after the sign-in', async () => {
    const { page, open: go } = await portal.visitor({ as: 'admin' });
    await page.routeWebSocket(/.*/, (socket) => socket.close());
    await go('/account/create/user');
    await typeSomething(page);
    await (await elsewhere('admin')).post('Authorization/EndOtherSessions');
    await page.getByLabel('Username').first().fill('ottilie.achleitner');
    await page.keyboard.press('Tab');
    await overlay(page).waitFor();
    await signInAgain(page);
    await overlay(page).waitFor({ state: 'detached' });
    expect(await typed(page)).toEqual(everything);
  });

  it('what is sent then is made once, and the page goes on to it', async () => {
    const { page, open: go } = await portal.visitor({ as: 'admin' });
    await page.routeWebSocket(/.*/, (socket) => socket.close());
    await go('/account/create/user');
    await typeSomething(page);
    await page.getByLabel('Username').first().fill('ottilie.once');
    await page.keyboard.press('Tab');
    await page.getByText('Checked', { exact: true }).nth(1).waitFor();
    await page.getByRole('combobox', { name: 'Roles' }).click();
    await page.getByRole('option', { name: 'User', exact: true }).click();
    await page.keyboard.press('Tab');
    await (await elsewhere('admin')).post('Authorization/EndOtherSessions');
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/CreateAccount')) keys.push(request.headers()['idempotency-key']);
    });
    await page.getByRole('button', { name: 'Create user' }).click();
    await overlay(page).waitFor();
    await signInAgain(page);
    await page.getByRole('heading', { name: 'Ottilie Achleitner', level: 1 }).waitFor();
    expect(page.url()).toMatch(/#\/account\/\d+$/);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^\w{32}$/);
    await go('/account/create/user');
    await page.getByLabel('First name').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('');
  });

  it('somebody else who signs in there begins anew, with nothing of what was typed', async () => {
    const { page, open: go } = await portal.visitor({ as: 'admin' });
    await go('/account/create/user');
    await typeSomething(page);
    await (await elsewhere('admin')).post('Authorization/EndOtherSessions');
    await overlay(page).waitFor();
    await overlay(page).getByLabel('Username').fill('reseller');
    await signInAgain(page);
    await expect.poll(() => page.url()).toMatch(/#\/dashboard$/i);
    await page.getByRole('banner').waitFor();
    expect(await overlay(page).count()).toBe(0);
    await go('/account/create/user');
    await page.getByLabel('First name').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('');
  });

  it('a second factor is asked for as at every sign-in', async () => {
    const client = await elsewhere('reseller');
    const { data } = await client.post('Account/SetupTwoFactorMethod', {
      methodType: 'AuthenticatorApp',
      name: 'My phone',
    });
    const { authenticationMethodId, Secret } = data as { authenticationMethodId: number; Secret: string };
    let step = -1;
    const code = () => {
      step += 1;
      return generateSync({ secret: Secret, epoch: Math.floor(Date.now() / 1000) + (step - 1) * 30 });
    };
    await client.post('Account/EnableTwoFactorMethod', { authenticationMethodId, mfaToken: code() });
    const { page, open: go } = await portal.visitor();
    await go('/accounts');
    await page.getByLabel('Username').fill('reseller');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByLabel('Code').fill(code());
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('banner').waitFor();
    await client.post('Authorization/EndOtherSessions');
    await overlay(page).waitFor();
    await signInAgain(page);
    await overlay(page).getByLabel('Code').fill(code());
    await overlay(page).getByRole('button', { name: 'Sign in', exact: true }).click();
    await overlay(page).waitFor({ state: 'detached' });
    await client.post('Account/DisableTwoFactorMethod', { authenticationMethodId });
  });
});

describe('what others do', () => {
  it('signing out everywhere asks in every other browser, and a sign-in in one tab is enough for the next', async () => {
    const { page, context, open: go } = await portal.visitor({ as: 'user' });
    await go('/accounts');
    const second = await context.newPage();
    await second.goto(`${portal.address}/v/#/accounts`);
    await second.getByRole('banner').waitFor();
    await (await elsewhere('user')).post('Authorization/EndOtherSessions');
    await overlay(page).waitFor();
    await overlay(second).waitFor();
    await signInAgain(page);
    await overlay(page).waitFor({ state: 'detached' });
    await overlay(second).waitFor({ state: 'detached' });
  });

  it('shows in a list without a reload', async () => {
    const { page, open: go } = await portal.visitor({ as: 'admin' });
    await go('/accounts?find=ottokar');
    await page.getByText('No results found').waitFor();
    const admin = await elsewhere('admin');
    const me = (await admin.post('Authorization/GetCurrentUser')).data as Me;
    const { status, message } = await admin.post('Account/CreateAccount', {
      accountType: 'Department',
      parentAccountId: me.CompanyAccount.AccountId,
      values: { DepartmentName: 'Ottokar' },
    });
    expect([status, message]).toEqual([200, undefined]);
    await page.getByRole('row', { name: /Ottokar/ }).waitFor();
  });

  it('rights that change show without a reload', async () => {
    const { page, open: go } = await portal.visitor({ as: 'user' });
    await go('/accounts');
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const tab = page.getByRole('link', { name: 'Audit log' });
    expect(await tab.count()).toBe(0);
    await giveRoles(page);
    await tab.waitFor();
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  });
});

/** The administrator gives the signed-in user what he has himself. */
async function giveRoles(page: Page): Promise<void> {
  const admin = await elsewhere('admin');
  const userAccountId = await page.evaluate(
    () => (window as unknown as { __APP__: { userAccountId: number } }).__APP__.userAccountId,
  );
  const me = (await admin.post('Authorization/GetCurrentUser')).data as Me;
  const { data } = await admin.post('Account/GetRolesForUser', { userAccountId: me.UserAccountId });
  const roles = data as { RoleId: number }[];
  const { status, message } = await admin.post('Account/AssignRolesToUser', {
    userAccountId,
    roleIds: roles.map(({ RoleId }) => RoleId),
  });
  expect([status, message]).toEqual([200, undefined]);
}
