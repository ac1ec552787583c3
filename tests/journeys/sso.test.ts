/** Single sign-on in a real browser, against a real OpenID provider: link once, sign on, be refused, find it down. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoProvider, startDemoProvider } from '../../src/server/demo/provider/start.ts';
import { withPort } from '../../src/server/free-port.ts';
import { Secrets } from '../../src/server/secrets.ts';
import { readSettings } from '../../src/server/settings.ts';
import { demoPassword } from '../database/cluster.ts';
import { Client } from '../security/visitors.ts';
import { appCode } from './browser/authenticator.ts';
import { noAnswer } from './browser/no-answer.ts';
import { newSecretKey, openPortal, type Portal, type Visitor } from './browser/portal.ts';

const secretKey = newSecretKey();
let company: DemoProvider;
let portal: Portal;

beforeAll(async () => {
  const { settings, free } = await withPort(readSettings({ PORT: '0' }));
  company = await startDemoProvider({
    portal: settings.publicUrl,
    name: 'Nordlicht ID',
    judge: async (_name, password) => password === 'from-the-company',
  });
  const file = join(mkdtempSync(join(tmpdir(), 'portolan-sso-')), 'providers.json');
  const broken = { ...company.entry, id: 'broken', name: 'Broken', issuer: 'ftp://nowhere' };
  writeFileSync(file, JSON.stringify([{ ...company.entry, id: 'nordlicht' }, broken]));
  await free();
  portal = await openPortal({ PORT: String(settings.port), SSO_FILE: file, SECRET_KEY: secretKey });
  portal.keepSecret('password', 'from-the-company');
  portal.keepSecret('secret of a provider', company.entry.client_secret ?? '');
});
afterAll(async () => {
  await portal.close();
  await company.stop().catch(() => {});
});

/** Opens the sign-in page once the providers have answered the server. */
async function openSignIn({ page, open }: Visitor, redirect = ''): Promise<void> {
  let tries = 0;
  await expect
    .poll(
      async () => {
        // What is offered was read with the page: another look needs another page.
        if (tries > 0) await page.reload();
        else await open(`/login${redirect}`);
        tries += 1;
        await page.getByLabel('Username').waitFor();
        return page.getByRole('button', { name: 'Nordlicht ID' }).count();
      },
      { timeout: 30_000, interval: 1000 },
    )
    .toBe(1);
}

/** What the server alone knows of the sign-ons that are under way. */
async function keepAttempts(): Promise<void> {
  const secrets = new Secrets(Buffer.from(secretKey));
  for (const { verifier, nonce } of await portal.pass('select verifier, nonce from portolan.sign_on_attempt')) {
    portal.keepSecret('verifier', secrets.decrypt('sign-on', verifier as Buffer));
    portal.keepSecret('nonce', nonce as string);
  }
}

async function signOn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Nordlicht ID' }).click();
  await page.getByRole('heading', { name: 'Nordlicht ID' }).waitFor();
  await keepAttempts();
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password').fill('from-the-company');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

it('links an identity after a sign-in with the password, and signs on with it from then on, to where one wanted to go', async () => {
  const visitor = await portal.visitor();
  const { page, context, violations, faults } = visitor;
  await openSignIn(visitor, '?redirect=%2Faccounts%3Ffind%3Ddonau');
  expect(await page.getByRole('button', { name: 'Broken' }).count()).toBe(0);
  await signOn(page, 'magdalena');
  await page.getByRole('heading', { name: 'Link your sign-on' }).waitFor();
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Sign in with your password' }).click();
  await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('Shall Nordlicht ID sign you in as admin from now on?').waitFor();
  expect(await violations()).toEqual([]);
  const link = page.getByRole('button', { name: 'Link Nordlicht ID' });
  await context.setOffline(true);
  await link.click();
  await noAnswer(page, 'AuthenticateWithSubConfirmation');
  await context.setOffline(false);
  await link.click();
  await page.getByRole('row', { name: /Donau/ }).first().waitFor();
  expect(page.url()).toContain('#/accounts?find=donau');
  const stored = await page.evaluate(() => [localStorage.getItem('sso_id'), localStorage.getItem('sso_name')]);
  expect(stored).toEqual(['nordlicht', 'Nordlicht ID']);

  const later = await portal.visitor();
  await openSignIn(later, '?redirect=%2Faccounts%3Ffind%3Ddonau');
  await signOn(later.page, 'Magdalena');
  await later.page.getByRole('row', { name: /Donau/ }).first().waitFor();
  expect(later.page.url()).toMatch(/\/v\/#\/accounts\?find=donau$/);
  // That the identity is linked to nobody yet is said by a failed call, and one went without a connection.
  const foreseen = /409|ERR_INTERNET_DISCONNECTED|No answer to/;
  const unexpected = [...faults, ...later.faults].filter((fault) => !foreseen.test(fault));
  expect(unexpected).toEqual([]);
});

it('signs on in a window of its own when the session has ended, and the page goes on where it was', async () => {
  const visitor = await portal.visitor();
  await openSignIn(visitor, '?redirect=%2Faccounts%3Ffind%3Ddonau');
  await signOn(visitor.page, 'magdalena');
  const { page } = visitor;
  await page.getByRole('row', { name: /Donau/ }).first().waitFor();
  const elsewhere = new Client(portal.address, '127.0.0.1');
  await elsewhere.signIn('admin', demoPassword);
  await elsewhere.post('Authorization/EndOtherSessions');
  const overlay = page.getByRole('dialog', { name: 'Your session has ended' });
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    overlay.getByRole('button', { name: /^Nordlicht ID/ }).click(),
  ]);
  // The provider still knows the person, so nobody asks for anything.
  await overlay.waitFor({ state: 'detached' });
  await opened.close();
  await page.getByRole('row', { name: /Donau/ }).first().waitFor();
});

it('is listed with the user, and asks to be linked again once he has unlinked it', async () => {
  const visitor = await portal.visitor();
  const { page, violations, open, faults } = visitor;
  await openSignIn(visitor, '?redirect=%2Faccounts');
  await signOn(page, 'magdalena');
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await page.getByRole('link', { name: 'Single sign-on' }).click();
  const link = page.getByRole('row', { name: /Nordlicht ID.*magdalena/ });
  await link.waitFor();
  expect(await violations()).toEqual([]);
  await link.hover();
  await link.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Unlink' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
  await page.getByText('No single sign-on is linked to this user.').waitFor();
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByLabel('Username').waitFor();
  await open('/login?redirect=%2Faccounts');
  // The provider still knows the person; the portal no longer knows whose identity it is.
  await page.getByRole('button', { name: 'Nordlicht ID' }).click();
  await page.getByRole('heading', { name: 'Link your sign-on' }).waitFor();
  expect(faults.filter((fault) => !fault.includes('409'))).toEqual([]);
});

it('asks whoever has a second factor for its code, which stays when there is no connection', async () => {
  const first = await portal.visitor({ as: 'user' });
  await first.open('/accounts');
  await first.open('/setup-mfa?redirect=%2Faccounts');
  const secret = await first.page.locator('li code').innerText();
  const give = async (page: Page, code: string, button: string) => {
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByRole('button', { name: button, exact: true }).click();
  };
  await give(first.page, await appCode(secret, -1), 'Switch on');
  await first.page.getByRole('checkbox', { name: /safe place/ }).check();
  await first.page.getByRole('button', { name: 'Continue' }).click();
  await first.page.getByRole('heading', { name: 'Accounts', level: 1 }).waitFor();

  const linking = await portal.visitor();
  await openSignIn(linking, '?redirect=%2Faccounts');
  await signOn(linking.page, 'agnes');
  await linking.page.getByRole('button', { name: 'Sign in with your password' }).click();
  await linking.page.getByLabel('Username').fill('user');
  await linking.page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await linking.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await linking.page.getByText(/six digits that it shows for/).waitFor();
  await give(linking.page, await appCode(secret), 'Sign in');
  await linking.page.getByRole('button', { name: 'Link Nordlicht ID' }).click();
  await linking.page.getByRole('heading', { name: 'Accounts', level: 1 }).waitFor();

  const visitor = await portal.visitor();
  const { page, context } = visitor;
  await openSignIn(visitor, '?redirect=%2Faccounts');
  await signOn(page, 'agnes');
  await page.getByText(/six digits that it shows for/).waitFor();
  const code = await appCode(secret, 1);
  await context.setOffline(true);
  await give(page, code, 'Sign in');
  await noAnswer(page, 'GiveSecondFactor');
  await context.setOffline(false);
  expect(await page.getByLabel('Code', { exact: true }).inputValue()).toBe(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Accounts', level: 1 }).waitFor();
});

it('tells that the person cancelled at the provider, and leads back', async () => {
  const visitor = await portal.visitor();
  const { page, violations } = visitor;
  await openSignIn(visitor, '?redirect=%2Faccounts');
  await page.getByRole('button', { name: 'Nordlicht ID' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('The sign-in at Nordlicht ID was cancelled or refused there.').waitFor();
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Back to sign-in' }).click();
  await page.getByLabel('Username').waitFor();
  expect(page.url()).toContain('redirect=%2Faccounts');
});

it('takes no answer that this window did not ask for', async () => {
  const { page } = await portal.visitor();
  await page.goto(`${portal.address}/v/?code=stolen&state=made-up`);
  await page.getByText('This single sign-on is no longer valid. Start it again.').waitFor();
  expect(page.url()).not.toContain('?code=');
});

it('says that a provider is down, and the password still works', async () => {
  const visitor = await portal.visitor();
  const { page, violations, signIn } = visitor;
  await openSignIn(visitor);
  await company.stop();
  const button = page.getByRole('button', { name: 'Nordlicht ID' });
  await expect
    .poll(
      async () => {
        // Until the portal has noticed, it sends people there, and they find nobody.
        if (!page.url().startsWith(portal.address)) await visitor.open('/login');
        await button.click();
        const said = page.getByText(/Nordlicht ID does not answer at the moment/);
        return said.waitFor({ timeout: 1000 }).then(
          () => 1,
          () => 0,
        );
      },
      { timeout: 30_000, interval: 1000 },
    )
    .toBe(1);
  expect(await violations()).toEqual([]);
  await signIn('approver');
});
