/** Working in the name of a user below: both names on every page and in the log, no scripts of others, and the way back. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandFile } from './browser/brand-file.ts';
import { expectNoSidewaysScroll, openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
/** What a company that helps users was asked for. */
const asked: string[] = [];
const helper = createServer(({ url = '' }, response) => {
  asked.push(url);
  const script = `window.helped = true; void fetch(new URL('/told', document.currentScript.src), { mode: 'no-cors' })`;
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
}).listen(0, '127.0.0.1');
beforeAll(async () => {
  const { port } = helper.address() as AddressInfo;
  const third_party_scripts = [{ id: 'help', name: 'Guided tours', src: `http://127.0.0.1:${port}/help.js` }];
  portal = await openPortal({ BRANDING_FILE: brandFile({ third_party_scripts }) });
});
afterAll(async () => {
  await portal?.close();
  helper.close();
});

const variables = (page: Page) => page.evaluate(() => window.__APP__);
const isHelped = (page: Page) => page.evaluate(() => 'helped' in window);

/** To the consent of the helper, from wherever the person is. */
async function decideOnHelp(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'Privacy choices' }).click();
  await page.getByRole('button', { name: /^Guided tours/ }).click();
}

/** The account of a demo user, as the owner finds it. */
async function openAccountOf(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`${address}/v/#/accounts`);
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

describe('an impersonation', () => {
  it('starts from the account of a user, stands on every page under both names, and ends where it is (LAY-22, LAY-23)', async () => {
    const { page, open, violations, faults } = await portal.visitor({ as: 'owner' });
    await open('/dashboard');
    await page.waitForFunction(() => window.__APP__);
    const owner = await variables(page);
    // Nobody works in his own name in place of himself.
    await open(`/account/${owner?.userAccountId}`);
    await page.getByRole('button', { name: /^Edit/ }).first().waitFor();
    expect(await page.getByRole('button', { name: 'Work as this user' }).count()).toBe(0);

    // The helper comes with the person's consent.
    expect(asked).toEqual([]);
    await decideOnHelp(page);
    await page.getByText('The service “Guided tours” is run by another company.').waitFor();
    await page.getByRole('button', { name: 'Allow the service' }).click();
    await page.getByRole('button', { name: /^Guided tours Allowed in this browser/ }).waitFor();
    await expect.poll(() => asked).toEqual(['/help.js', '/told']);
    expect(await isHelped(page)).toBe(true);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('button', { name: /^Edit/ }).first().waitFor();
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
    expect([await isHelped(page), asked.length]).toEqual([false, 2]);
    expect(await violations()).toEqual([]);

    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByText(/^Impersonated by/).waitFor();
    // All of it is in sight, down to the way out.
    const clipped = await page.getByRole('menu').evaluate((menu) => menu.scrollHeight - menu.clientHeight);
    expect(clipped).toBeLessThanOrEqual(0);
    await page.getByRole('menuitem', { name: 'Security' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Change password' }).count()).toBe(0);
    expect(await page.getByRole('menuitem', { name: 'Privacy choices' }).count()).toBe(0);
    await page.keyboard.press('Escape');

    // On a screen without header and footer as well.
    await open('/consent/chat');
    await page.getByRole('heading', { name: 'Your consent' }).waitFor();
    await badge.getByText(/is working as Magdalena Brückner/).waitFor();
    expect(await violations()).toEqual([]);

    // What only the user himself may do is not shown to whoever knows the address.
    await open('/change-password');
    await page.getByText('Nobody opens that page in the name of somebody else.').waitFor();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    expect(await page.getByLabel('Current password').count()).toBe(0);

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
    await expect.poll(() => isHelped(page)).toBe(true);
    await decideOnHelp(page);
    await page.getByRole('button', { name: 'Take the consent back' }).click();
    await page.getByRole('button', { name: /^Guided tours Not allowed in this browser/ }).waitFor();
    await expect.poll(() => isHelped(page).catch(() => true)).toBe(false);

    await open(`/account/${me?.userAccountId}/user-log?columns=Event,User,Impersonator`);
    await page.getByRole('row', { name: /Impersonation ended.*Magdalena Brückner.*Henrike Paulsen/ }).waitFor();
    expect(faults).toEqual([]);
  });

  it('looks only, where that is asked for: nothing can be typed or changed, and the way back is the same', async () => {
    const { page, open, violations, faults } = await portal.visitor({ as: 'owner' });
    await open('/dashboard');
    await page.waitForFunction(() => window.__APP__);
    const owner = await variables(page);
    await openAccountOf(page, portal.address, 'Magdalena Brückner');
    // Who may change the account does so from here.
    await page.getByRole('button', { name: /^Edit/ }).first().waitFor();
    await page.getByRole('button', { name: 'View as this user' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'View as this user' }).click();

    const badge = page.getByRole('region', { name: 'Impersonation' });
    await badge.getByText(/sees what Magdalena Brückner sees\. Nothing can be changed\./).waitFor();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    const seen = await variables(page);
    expect(seen).toMatchObject({ isImpersonated: true, trackedAccountId: owner?.userAccountId });
    expect(await violations()).toEqual([]);

    // Of her own account, which she may edit herself, not even a field is opened.
    await open(`/account/${seen?.userAccountId}`);
    await page.getByText('Language of messages').waitFor();
    const content = page.getByRole('main');
    expect(await content.getByRole('button', { name: /^(Edit|New|Create|Save)/ }).allTextContents()).toEqual([]);
    await open('/support/message');
    const subject = content.getByRole('textbox', { name: 'What is it about?' });
    await subject.waitFor();
    expect(await subject.isEditable()).toBe(false);
    // Over a reload as well.
    await page.reload();
    await badge.getByText(/Nothing can be changed\./).waitFor();

    await badge.getByRole('button', { name: /^Back to/ }).click();
    await page.waitForFunction((id) => window.__APP__?.userAccountId === id, owner?.userAccountId);
    await badge.waitFor({ state: 'detached' });
    await openAccountOf(page, portal.address, 'Magdalena Brückner');
    await page.getByRole('button', { name: /^Edit/ }).first().waitFor();
    expect(faults).toEqual([]);
  });

  it('is not offered to somebody without the right', async () => {
    const admin = await portal.visitor({ as: 'admin' });
    await admin.open('/accounts');
    await openAccountOf(admin.page, portal.address, 'Ágnes Szőke-Müllner');
    await admin.page.getByRole('button', { name: /^Edit/ }).first().waitFor();
    expect(await admin.page.getByRole('button', { name: 'Work as this user' }).count()).toBe(0);
  });

  it('starts the other tabs of the browser anew as well', async () => {
    const { page, context, open } = await portal.visitor({ as: 'owner' });
    await open('/dashboard');
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
