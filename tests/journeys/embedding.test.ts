/** The portal in the frame of a host application: what is hidden, what is said, where a host may lead, and where nobody may. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { someOf } from '../../generators/testing/sample.ts';
import { startHost } from './browser/host-page.ts';
import { openPortal, type Portal } from './browser/portal.ts';

let host: Awaited<ReturnType<typeof startHost>>;
let foreign: typeof host;
let portal: Portal;
beforeAll(async () => {
  [host, foreign] = await Promise.all([startHost(), startHost()]);
  portal = await openPortal({ EMBED_ORIGINS: host.address });
});
afterAll(async () => {
  await portal?.close();
  await Promise.all([host.close(), foreign.close()]);
});

const heard = (page: Page) => page.evaluate(() => window.heard);
const last = async (page: Page, type: string) =>
  (await heard(page)).findLast((each) => each.type === `portolan:${type}`);
const say = (page: Page, message: object) => page.evaluate((each) => window.say(each), message);
const frameOf = (page: Page) => page.frameLocator('iframe');

it.each(someOf([1440, 390], 1, 'widths in a frame'))(
  'tells its host where it is and is led by it, %i wide (GEN-14, GEN-15)',
  async (width) => {
    const { page, context, violations, faults } = await portal.visitor({
      as: 'admin',
      viewport: { width, height: 900 },
    });
    await page.goto(`${host.address}/?portal=${portal.address}`);
    const frame = frameOf(page);
    await frame.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    expect(await frame.getByRole('banner').count()).toBe(0);
    expect(await frame.getByRole('contentinfo').count()).toBe(0);
    await expect.poll(() => last(page, 'ready')).toMatchObject({ version: 1 });
    await expect.poll(async () => (await last(page, 'address'))?.address).toBe('/dashboard');
    await expect.poll(async () => (await last(page, 'height'))?.height).toBeGreaterThan(400);
    // The host shows accounts itself.
    await frame.getByRole('link', { name: 'Open account' }).click();
    await expect.poll(async () => (await last(page, 'open'))?.address).toBe('/account/100734');
    expect(await frame.getByRole('heading', { level: 1 }).innerText()).toBe('Dashboard');
    await say(page, { type: 'portolan:navigate', address: '/#/Account/View/100734' });
    await frame.getByRole('heading', { name: 'Donau-Dampfschifffahrtsgesellschaft mbH', level: 1 }).waitFor();
    await expect.poll(async () => (await last(page, 'address'))?.address).toBe('/account/100734');
    await expect.poll(async () => (await last(page, 'address'))?.title).toContain('Donau-Dampfschiff');
    const wrong = [
      'https://foreign.example',
      '//foreign.example',
      'javascript:alert(1)',
      '/login',
      '/new-password/x',
      '/no',
    ];
    for (const address of wrong) {
      await say(page, { type: 'portolan:navigate', address });
      await expect.poll(async () => (await last(page, 'refused'))?.address).toBe(address);
    }
    expect(await frame.getByRole('heading', { level: 1 }).innerText()).toContain('Donau-Dampfschiff');
    expect(await violations()).toEqual([]);
    const cookies = await context.cookies();
    const said = JSON.stringify(await heard(page));
    for (const { value } of cookies) expect(said).not.toContain(value);
    await say(page, { type: 'portolan:navigate', address: '/account/create/department' });
    await frame.getByRole('textbox', { name: 'Name', exact: true }).fill('Harbour office');
    await page.keyboard.press('Control+k');
    await frame.getByRole('dialog').getByRole('combobox').fill('Sign out');
    await frame.getByRole('option', { name: 'Sign out' }).click();
    await frame.getByRole('button', { name: 'Discard changes' }).click();
    await frame.getByRole('heading', { name: 'Sign in' }).waitFor();
    await expect.poll(async () => (await last(page, 'ready'))?.address).toBe('/login');
    expect(await last(page, 'signed-out')).toBeDefined();
    // The sign-in page would have the focus, which a browser leaves to the host.
    expect(faults.filter((fault) => !fault.includes('autofocusing'))).toEqual([]);
  },
);

it('stands by itself as ever, with header and footer, and in no frame of a page that nobody has allowed (LAY-1, LAY-2)', async () => {
  const { page, open } = await portal.visitor({ as: 'admin' });
  await open('/dashboard');
  await page.getByRole('banner').waitFor();
  await page.getByRole('contentinfo').waitFor();
  await page.goto(`${foreign.address}/?portal=${portal.address}`);
  await expect.poll(() => page.frames().length).toBe(2);
  await expect.poll(() => page.frames()[1]?.url()).toContain('chrome-error:');
  expect(await heard(page)).toEqual([]);
});
