/** Terms that are asked again, in the browser: no address leads past them, and once accepted the person is where he wanted to be. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../database/cluster.ts';
import { expectNoSidewaysScroll, openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

const title = { name: 'Accept the terms', level: 1 };

it('terms that are asked again stand before every screen, on a phone too, until they are accepted', async () => {
  await portal.pass(`insert into portolan.terms
      (owner_account_id, name, version, titles, texts, published_utc, asks_again)
    select owner_account_id, name, 3, titles, texts, now(), true from portolan.terms where name = 'terms-of-use' and version = 2`);
  const { page, open, violations, faults } = await portal.visitor({ viewport: { width: 390, height: 844 } });
  await open('/accounts');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', title).waitFor();
  await page.getByRole('heading', { name: 'Terms of use, version 3' }).waitFor();
  await page.frameLocator('iframe').getByText('What these terms are about').waitFor();
  expect(await violations()).toEqual([]);
  await expectNoSidewaysScroll(page);

  await open('/dashboard');
  await page.waitForURL(/accept-terms\?redirect=%2Fdashboard/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', title).waitFor();
  await page.getByRole('button', { name: 'Accept terms' }).click();
  await page.getByRole('banner').waitFor();
  await page.waitForURL(/#\/dashboard/);
  await page.reload();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  expect(faults).toEqual([]);
});
