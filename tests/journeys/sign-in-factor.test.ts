/** Signing in with a second factor: an app, codes by e-mail, a recovery code, forced by a policy; and what happens to wrong codes. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../src/rules/limits.ts';
import { demoPassword } from '../database/cluster.ts';
import { appCode } from './browser/authenticator.ts';
import { type Mailbox, openMailbox } from './browser/mailbox.ts';
import { noAnswer } from './browser/no-answer.ts';
import { expectNoSidewaysScroll, openPortal, type Portal, type Visitor } from './browser/portal.ts';

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

/** Name and password alone: what follows is not the portal yet. */
async function begin(page: Page, user: string): Promise<void> {
  await page.getByLabel('Username').fill(user);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /^(?!Sign in$)/ }).waitFor();
}
async function give(page: Page, code: string, button = 'Sign in'): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: button, exact: true }).click();
}
const key = (page: Page) => page.locator('li code').innerText();
async function keepCodes(page: Page): Promise<string[]> {
  await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor();
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).locator('code').allInnerTexts();
  await page.getByRole('checkbox', { name: /safe place/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('banner').waitFor();
  return codes;
}
async function afterPassword(user: string, options?: Parameters<Portal['visitor']>[0]): Promise<Visitor> {
  const visitor = await portal.visitor(options);
  await visitor.open('/accounts');
  await begin(visitor.page, user);
  return visitor;
}

let secret = '';
let recovery: string[] = [];

describe('an authenticator app', () => {
  it('is set up with its first code, and the recovery codes are shown once and kept', async () => {
    const { page, context, open, violations, faults } = await portal.visitor({ as: 'user' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/accounts');
    await open('/setup-mfa?redirect=%2Faccounts');
    await page.getByRole('img', { name: 'QR code for an authenticator app' }).waitFor();
    secret = await key(page);
    // Read in groups of four; copied, and marked by hand, it has no gaps.
    const groups = await page.locator('li code span').allInnerTexts();
    expect(groups.join('')).toBe(secret);
    expect([groups.length > 4, groups.slice(0, -1).filter((group) => group.length !== 4)]).toEqual([true, []]);
    const gap = await page.locator('li code span').evaluateAll(([first, second]) => {
      const [left, right] = [first, second].map((group) => group?.getBoundingClientRect());
      return (right?.left ?? 0) - (left?.right ?? 0);
    });
    expect(gap).toBeGreaterThan(4);
    await page.getByRole('button', { name: 'Copy key' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
    expect(secret).not.toMatch(/\s/);
    expect(await violations()).toEqual([]);
    const code = page.getByLabel('Code', { exact: true });
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(await code.getAttribute('inputmode')).toBe('numeric');
    await give(page, '12345', 'Switch on');
    await page.getByText('Enter the six digits of the code').waitFor();
    await give(page, await appCode(secret, 7), 'Switch on');
    await page.getByText('MFA code is incorrect. Please try again.').waitFor();
    expect([await code.inputValue(), await code.evaluate((input) => input === document.activeElement)]).toEqual([
      '',
      true,
    ]);
    expect(await violations()).toEqual([]);
    await give(page, await appCode(secret, -1), 'Switch on');
    await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Copy all codes' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Recovery_codes.txt');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Keep the codes first, then tick this box.').waitFor();
    // Whoever skips them is told once what that means, and may still keep them.
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByText(/is locked out until somebody else helps/).waitFor();
    await page.getByRole('button', { name: 'Go on without codes' }).waitFor();
    recovery = await keepCodes(page);
    expect(copied.split('\n')).toEqual(recovery);
    expect(new Set(recovery).size).toBe(10);
    await page.getByRole('heading', { name: 'Accounts', level: 1 }).waitFor();
    // A wrong code is a refused call by design.
    expect(faults.filter((fault) => !/status of 400/.test(fault))).toEqual([]);
  });

  it('is asked for after the password; a wrong code is cleared, the right one leads to the wanted place', async () => {
    const { page, violations, faults } = await afterPassword('user', { viewport: { width: 390, height: 844 } });
    expect(page.url()).toContain('/login-mfa?redirect=%2Faccounts');
    await page.getByText(/six digits that it shows for/).waitFor();
    expect(await violations()).toEqual([]);
    await expectNoSidewaysScroll(page);
    const code = page.getByLabel('Code', { exact: true });
    await give(page, await appCode(secret, 9));
    await page.getByText('MFA code is incorrect. Please try again.').waitFor();
    expect(await code.inputValue()).toBe('');
    expect(await code.evaluate((input) => input === document.activeElement)).toBe(true);
    const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(await stored()).not.toContain(demoPassword);
    const right = await appCode(secret);
    await give(page, `${right.slice(0, 3)} ${right.slice(3)}`);
    await page.getByRole('heading', { name: 'Accounts', level: 1 }).waitFor();
    expect(faults).toEqual([]);

    const again = await afterPassword('user');
    await give(again.page, right);
    await again.page.getByText('MFA code is incorrect. Please try again.').waitFor();
  });

  it('that is lost is replaced by a recovery code, once, whatever case it is typed in', async () => {
    const { page, violations, faults } = await afterPassword('user');
    await page.getByRole('button', { name: 'Use another way' }).click();
    await page.getByRole('heading', { name: 'Choose how to confirm it is you' }).waitFor();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: /^Recovery code/ }).click();
    const field = page.getByLabel('Recovery code');
    const typed = recovery[0]?.toUpperCase().replaceAll('-', '') ?? '';
    await field.fill(typed);
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'Accounts', level: 1 }).waitFor();
    expect(faults).toEqual([]);

    const again = await afterPassword('user');
    await again.page.getByRole('button', { name: 'Use another way' }).click();
    await again.page.getByRole('button', { name: /^Recovery code/ }).click();
    await again.page.getByLabel('Recovery code').fill(typed);
    await again.page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await again.page.getByText('MFA code is incorrect. Please try again.').waitFor();
  });

  it('begins anew after five wrong codes and after a reload, and still knows the wanted place', async () => {
    const { page } = await afterPassword('user');
    await page.reload();
    await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
    expect(page.url()).toContain('/login?redirect=%2Faccounts');
    await begin(page, 'user');
    for (let tries = 0; tries < 4; tries++) {
      await give(page, '000000');
      await page.getByText('MFA code is incorrect. Please try again.').waitFor();
      await expect.poll(() => page.getByLabel('Code', { exact: true }).isEnabled()).toBe(true);
    }
    await give(page, '000000');
    await page.getByRole('alert').getByText('Too many wrong codes. Sign in again.').waitFor();
    expect(page.url()).toContain('/login?redirect=%2Faccounts');
    await page.getByLabel('Username').fill('u');
    await expect.poll(() => page.getByText('Too many wrong codes').count()).toBe(0);
  });
});

describe('codes by e-mail', () => {
  it('are set up with the first one, sent at sign-in, and not again at once', async () => {
    const setUp = await portal.visitor({ as: 'approver' });
    await setUp.open('/accounts');
    await setUp.open('/setup-mfa-email?redirect=%2Faccounts');
    await setUp.page.getByRole('button', { name: 'Send the first code' }).click();
    await setUp.page.getByText(/We sent a code to \S•••@/).waitFor();
    expect(await setUp.violations()).toEqual([]);
    await give(setUp.page, await mailbox.code(), 'Switch on');
    await keepCodes(setUp.page);
    expect(setUp.faults).toEqual([]);

    const { page, violations, faults } = await afterPassword('approver');
    await page.getByText(/We sent a code to \S•••@/).waitFor();
    await page.getByText(/^Send again in \d+ s$/).waitFor();
    expect(await page.getByRole('button', { name: 'Send again' }).count()).toBe(0);
    expect(await violations()).toEqual([]);
    const code = await mailbox.code();
    // Going to the other ways and back sends no second code, which would end the first.
    await page.getByRole('button', { name: 'Use another way' }).click();
    await page.getByRole('button', { name: /^E-mail/ }).click();
    await give(page, code);
    await page.getByRole('heading', { name: 'Accounts', level: 1 }).waitFor();
    expect(faults).toEqual([]);
  });
});

describe('without a connection', () => {
  it('a code is sent again, and given, once there is one: what was typed stays', async () => {
    const { page, context, open } = await portal.visitor();
    await context.clock.install();
    await open('/accounts');
    await begin(page, 'approver');
    await page.getByText(/We sent a code to \S•••@/).waitFor();
    const code = page.getByLabel('Code', { exact: true });
    const typed = await mailbox.code();
    await code.fill(typed);
    await context.clock.fastForward(limits.sendAgainPause);
    const again = page.getByRole('button', { name: 'Send again' });
    await context.setOffline(true);
    await again.click();
    await noAnswer(page, 'SendSecurityCodeNotification');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await noAnswer(page, 'Authenticate');
    await context.setOffline(false);
    expect(await code.inputValue()).toBe(typed);
    await again.click();
    await page.getByText(/^Send again in \d+ s$/).waitFor();
    await give(page, await mailbox.code());
    await page.getByRole('heading', { name: 'Accounts', level: 1 }).waitFor();
  });
});

describe('a policy of the company', () => {
  it('leads to the set-up before anything else, and on to the wanted place', async () => {
    const admin = await portal.visitor({ as: 'admin' });
    await admin.open('/accounts');
    await admin.listening;
    const AccountId = await admin.page.evaluate(
      () => (window as unknown as { __APP__: { companyAccountId: number } }).__APP__.companyAccountId,
    );
    // Not from within the page, which is led away as soon as the policy holds.
    const reply = await admin.context.request.post(
      `${portal.address}/DataModel/service.svc/rest/Account/UpdateCompanyMFAPolicy`,
      { data: { companyMFAPolicy: { AccountId, IsEnforced: true } }, headers: { origin: portal.address } },
    );
    expect(reply.status()).toBe(200);

    // Whoever is signed in already is told, and led there from where he stands.
    await admin.page.getByRole('heading', { name: 'Set up a second factor', level: 1 }).waitFor();
    expect(admin.page.url()).toContain('/setup-mfa?redirect=%2Faccounts');
    expect(await admin.violations()).toEqual([]);

    const { page, open, violations, faults } = await portal.visitor();
    await open('/accounts');
    await begin(page, 'admin');
    await page.getByRole('heading', { name: 'Set up a second factor', level: 1 }).waitFor();
    await page.getByText('Your company asks for a second factor beside the password.', { exact: false }).waitFor();
    expect(page.url()).toContain('/setup-mfa?redirect=%2Faccounts');
    await page.getByRole('img', { name: 'QR code for an authenticator app' }).waitFor();
    expect(await violations()).toEqual([]);
    await open('/accounts');
    await page.getByRole('heading', { name: 'Set up a second factor', level: 1 }).waitFor();
    await page.getByRole('img', { name: 'QR code for an authenticator app' }).waitFor();
    await give(page, await appCode(await key(page)), 'Switch on');
    await keepCodes(page);
    await page.getByRole('heading', { name: 'Accounts', level: 1 }).waitFor();
    expect(faults).toEqual([]);
  });
});
