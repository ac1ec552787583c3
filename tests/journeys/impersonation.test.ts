/** Working in the name of a user below: both names on every page and in the log, and the way back. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoSidewaysScroll, openPortal, type Portal } from './portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

const variables = (page: Page) => page.evaluate(() => window.__APP__);

/** The account of a demo user, as the owner finds it. */
async function openAccountOf(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`${address}/v/#/accounts`);
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

describe('an impersonation', () => {
  it('starts from the account of a user, stands on every page under both names, and ends where it is', async () => {
    const { page, open, signIn, violations, faults } = await portal.visitor();
    await open('/dashboard');
    await signIn('owner');
    await page.waitForFunction(() => window.__APP__);
    const owner = await variables(page);
    await openAccountOf(page, portal.address, 'Magdalena Brückner');
    await page.getByRole('button', { name: 'Work as this user' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Work as this user' }).click();

    const badge = page.getByRole('region', { name: 'Impersonation' });
    await badge.getByText(/is working as Magdalena Brückner/).waitFor();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    expect(await variables(page)).toMatchObject({
      isImpersonated: true,
      trackedAccountId: owner?.userAccountId,
      mayLoadHelpScripts: false,
    });
    expect(await violations()).toEqual([]);

    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByText(/^Impersonated by/).waitFor();
    await page.getByRole('menuitem', { name: 'Security' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Change password' }).count()).toBe(0);
    await page.keyboard.press('Escape');

    // On a screen without header and footer as well.
    await open('/recovery-codes');
    await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
    await badge.getByText(/is working as Magdalena Brückner/).waitFor();
    expect(await violations()).toEqual([]);

    const me = await variables(page);
    await open(`/account/${me?.userAccountId}/user-security`);
    await page.getByText('Recovery codes left').waitFor();
    // Nothing about anybody's sign-in is offered meanwhile.
    expect(await page.getByRole('button', { name: 'Add authenticator app' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Add authenticator app' }).count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await badge.getByRole('button', { name: 'Go back' }).waitFor();
    await expectNoSidewaysScroll(page);
    expect(await violations()).toEqual([]);

    await badge.getByRole('button', { name: 'Go back' }).click();
    await page.waitForFunction((id) => window.__APP__?.userAccountId === id, owner?.userAccountId);
    await page.getByRole('heading', { name: 'Magdalena Brückner', level: 1 }).waitFor();
    expect(page.url()).toContain('/user-security');
    expect(await badge.count()).toBe(0);
    expect(await variables(page)).toMatchObject({ isImpersonated: false, mayLoadHelpScripts: true });

    await open(`/account/${me?.userAccountId}/user-log?columns=Event,User,Impersonator`);
    await page.getByRole('row', { name: /Impersonation ended.*Magdalena Brückner.*Henrike Paulsen/ }).waitFor();
    expect(faults).toEqual([]);
  });

  it('is not offered on the own account, nor to somebody without the right', async () => {
    const owner = await portal.visitor();
    await owner.open('/dashboard');
    await owner.signIn('owner');
    await owner.page.waitForFunction(() => window.__APP__);
    await owner.open(`/account/${(await variables(owner.page))?.userAccountId}`);
    await owner.page
      .getByRole('tab', { name: 'View' })
      .or(owner.page.getByRole('link', { name: 'View' }))
      .first()
      .waitFor();
    await owner.page.getByRole('button', { name: /^Edit/ }).first().waitFor();
    expect(await owner.page.getByRole('button', { name: 'Work as this user' }).count()).toBe(0);

    const admin = await portal.visitor();
    await admin.open('/accounts');
    await admin.signIn('admin');
    await openAccountOf(admin.page, portal.address, 'Ágnes Szőke-Müllner');
    await admin.page.getByRole('button', { name: /^Edit/ }).first().waitFor();
    expect(await admin.page.getByRole('button', { name: 'Work as this user' }).count()).toBe(0);
  });

  it('starts the other tabs of the browser anew as well', async () => {
    const { page, context, open, signIn } = await portal.visitor();
    await open('/dashboard');
    await signIn('owner');
    const other = await context.newPage();
    await other.goto(`${portal.address}/v/#/dashboard`);
    await other.getByRole('banner').waitFor();
    await openAccountOf(page, portal.address, 'Magdalena Brückner');
    await page.getByRole('button', { name: 'Work as this user' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Work as this user' }).click();
    await other.getByRole('region', { name: 'Impersonation' }).waitFor();
    await other.getByRole('button', { name: /^Back to/ }).click();
    await page.getByRole('region', { name: 'Impersonation' }).waitFor({ state: 'detached' });
  });
});
