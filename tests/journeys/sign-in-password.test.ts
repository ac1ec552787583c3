/** Passwords that are forgotten or guessed, invitations, and the way to support for whoever cannot get in. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../src/rules/limits.ts';
import { demoPassword } from '../database/cluster.ts';
import { type Mailbox, openMailbox } from './browser/mailbox.ts';
import { expectNoSidewaysScroll, openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
  portal = await openPortal(mailbox.environment);
});
afterAll(async () => {
  await portal?.close();
  await mailbox?.close();
});

const newPassword = 'Seven-Quiet-Otters-42';
/** The server compares with former passwords, which takes its time on purpose. */
const patient = { timeout: 15_000 };

describe('a forgotten password', () => {
  it('is asked for once more with the keyboard, which goes on from there', async () => {
    const { page, context, open } = await portal.visitor();
    await context.clock.install();
    await open('/reset-password');
    await page.getByRole('heading', { name: 'Reset your password' }).waitFor();
    await page.getByLabel('Username').fill('nobody-of-that-name');
    await page.getByLabel('Username').press('Enter');
    const waiting = page.getByText(/^Send again in \d+ s$/);
    await waiting.waitFor();
    await context.clock.fastForward(limits.sendAgainPause);
    await page.getByRole('button', { name: 'Send again' }).press('Enter');
    await waiting.waitFor();
    expect(await waiting.evaluate((text) => text === document.activeElement)).toBe(true);
  });

  it('is replaced by the link of a mail, which works once; unknown names are told the same (ERR-13)', async () => {
    const { page, open, signIn, violations, faults } = await portal.visitor();
    await open('/login');
    await page.getByRole('link', { name: 'Can’t sign in?' }).click();
    await page.getByRole('heading', { name: 'Reset your password', level: 1 }).waitFor();
    const ask = async (name: string) => {
      await page.getByLabel('Username').fill(name);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByRole('heading', { name: 'Look into your mailbox' }).waitFor();
      const said = await page.getByText(/is the name of a user with an e-mail address/).innerText();
      return said.replace(name, '…');
    };
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('This field is required').waitFor();
    expect(await violations()).toEqual([]);
    const unknown = await ask('nobody-of-that-name');
    await page.getByRole('button', { name: 'Another username' }).click();
    expect(await ask('approver')).toBe(unknown);
    expect(await page.getByRole('button', { name: 'Send again' }).count()).toBe(0);
    expect(await violations()).toEqual([]);

    const link = await mailbox.link();
    await open(link);
    await page.getByRole('heading', { name: 'Choose your password', level: 1 }).waitFor();
    expect(await violations()).toEqual([]);
    const field = page.getByLabel(/^New password/);
    const again = page.getByLabel('Repeat the password');
    const rule = (text: string) => page.getByRole('listitem').filter({ hasText: text });
    // Only the server knows whose password it is.
    await field.fill('Donau-Otters-4242');
    await expect.poll(() => rule('No part of the company name').innerText(), patient).toContain('Not met yet');
    await expect.poll(() => rule('None of the last 10 passwords').innerText(), patient).not.toContain('Not met yet');
    await field.fill(newPassword);
    await expect.poll(() => page.getByText('Not met yet').count(), patient).toBe(0);
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await page.getByText('Passwords do not match').first().waitFor();
    await again.fill(newPassword);
    expect(await violations()).toEqual([]);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await page
      .getByRole('alert')
      .getByText(/^No connection\. .*ResetPassword$/)
      .waitFor();
    await page.context().setOffline(false);
    expect([await field.inputValue(), await again.inputValue()]).toEqual([newPassword, newPassword]);
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await page.getByRole('heading', { name: 'Password changed', level: 1 }).waitFor();
    expect(await violations()).toEqual([]);
    await mailbox.next(/changed|geändert/);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn('approver', newPassword);

    const other = await portal.visitor({ viewport: { width: 390, height: 844 } });
    await other.open(link);
    await other.page.getByText('This link is no longer valid. Ask for a new one.').waitFor();
    expect(await other.page.getByLabel('New password').count()).toBe(0);
    expect(await other.violations()).toEqual([]);
    await expectNoSidewaysScroll(other.page);
    await other.page.getByRole('link', { name: 'Ask for a new link' }).click();
    await other.page.getByLabel('Username').waitFor();
    const foreseen = /status of 400|ERR_INTERNET_DISCONNECTED|No answer to/;
    expect(faults.filter((fault) => !foreseen.test(fault))).toEqual([]);
  });

  it('of somebody invited is chosen with the link of the mail; who has lost his role learns what is missing (ERR-12)', async () => {
    const admin = await portal.visitor({ as: 'admin' });
    await admin.open('/account/create/user');
    const parent = admin.page.getByRole('combobox', { name: 'Belongs to' });
    await parent.focus();
    await admin.page.keyboard.type('Donau');
    await admin.page.getByRole('option', { name: /^Donau-Dampfschiff/ }).click();
    await admin.page.getByLabel('First name').fill('Ada');
    await admin.page.getByLabel('Last name').fill('Huber');
    await admin.page.getByLabel('E-mail').fill('ada.huber@donau.example');
    await admin.page.getByRole('combobox', { name: 'Roles' }).click();
    await admin.page.getByRole('option', { name: 'User', exact: true }).click();
    await admin.page.keyboard.press('Tab');
    await admin.page.getByRole('button', { name: 'Create user' }).click();
    const { text } = await mailbox.next(/Ada Huber[\s\S]*reset-password/);
    expect(text).toContain(`${portal.address}/v/#/reset-password/`);
    const [, link = '', username = ''] = /#(\/reset-password\/([^/\s]+)\/\S+)/.exec(text) ?? [];

    const { page, open, faults } = await portal.visitor();
    await open(link);
    await page.getByText(`For the username ${decodeURIComponent(username)}`).waitFor();
    await page.getByLabel(/^New password/).fill(newPassword);
    await page.getByLabel('Repeat the password').fill(newPassword);
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await portal.pass(
      `delete from portolan.user_role where user_account_id = (select user_account_id from portolan.credential where username = '${decodeURIComponent(username)}')`,
    );
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Username').fill(decodeURIComponent(username));
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Missing capabilities to log in.').waitFor();
    // A check of what was typed may come after the link was used.
    expect(faults.filter((fault) => !/status of 400/.test(fault))).toEqual([]);
  });
});

describe('a guessed password', () => {
  it('locks the name, tells so to whoever knows the password alone, and opens when the time has passed', async () => {
    const { page, open, signIn, faults } = await portal.visitor();
    await open('/accounts');
    const refused = 'The username or password does not match an account.';
    const tryWith = async (password: string, told: string | RegExp = refused) => {
      await page.getByLabel('Username').fill('reseller');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByText(told).waitFor();
    };
    // The last tries are counted down, so that a lock comes as no surprise.
    const said: string[] = [];
    for (let tries = 0; tries < limits.failuresOfName; tries++) {
      const answered = page.waitForResponse(/\/Authenticate$/);
      await tryWith(`wrong ${tries}`);
      const { Message } = (await (await answered).json()) as { Message: string };
      await expect.poll(() => page.getByRole('alert').innerText()).toBe(Message);
      said.push(Message.replace(refused, '').trim());
    }
    expect(said).toEqual([
      ...Array(limits.failuresOfName - limits.triesAnnounced - 1).fill(''),
      ...[3, 2, 1].map((left) => `Wrong tries until this username is locked: ${left}.`),
      'After too many wrong tries this username is locked for 15 minutes.',
    ]);
    await tryWith(demoPassword, /this sign-in is locked for a while/);
    await portal.pass(
      "update portolan.attempt set since_utc = since_utc - interval '16 minutes', locked_until_utc = locked_until_utc - interval '16 minutes'",
    );
    await signIn('reseller');
    await page.getByRole('heading', { name: 'Accounts', level: 1 }).waitFor();
    expect(faults.filter((fault) => !/status of 429/.test(fault))).toEqual([]);
  });
});

describe('support', () => {
  it('is written to without a session; the mail says where the answer goes', async () => {
    const { page, open, violations, faults } = await portal.visitor();
    await open('/reset-password');
    await page.getByRole('link', { name: 'Contact support' }).click();
    await page.getByRole('heading', { name: 'Contact support', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'support@nordlicht.example' }).waitFor();
    expect(await violations()).toEqual([]);
    await page.getByLabel('What is it about?').fill('I cannot sign in');
    await page.getByLabel('Your message').fill('My phone is gone. <b>Help</b>');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('This field is required').waitFor();
    await page.getByLabel('Your e-mail address').fill('ada@donau.example');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Your message is on its way to support.').waitFor();
    expect(await violations()).toEqual([]);
    const letter = await mailbox.next(/My phone is gone/);
    expect(letter.to).toBe('support@nordlicht.example');
    expect(letter.headers).toMatch(/^Reply-To: ada@donau\.example/m);
    expect(faults.filter((fault) => !/status of 400/.test(fault))).toEqual([]);
  });
});
