/** Terms from their owner to their reader, in the browser: a new version that asks again; no address leads past it, and once accepted the person is where he wanted to be. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../database/cluster.ts';
import { expectNoSidewaysScroll, openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

const title = { name: 'Accept the terms', level: 1 };

/** As their owner does: a new version of what is in force, changed, looked at, put in force. */
async function publishNextVersion(): Promise<void> {
  const { page, open, violations, faults } = await portal.visitor({ as: 'owner' });
  await open('/account/1/own-terms');
  await page
    .getByRole('row', { name: /Terms of use 2 In force/ })
    .getByRole('link')
    .first()
    .click();
  const read = page.getByRole('region', { name: 'As customers read it' });
  await read.frameLocator('iframe').getByText('What these terms are about').waitFor();
  await page.getByRole('button', { name: 'New version' }).click();
  await page.getByRole('link', { name: 'Change draft' }).click();
  // What is read has tabs of that name as well.
  await page.getByLabel(/^Text in HTML/).waitFor();
  await page.getByRole('tab', { name: 'Polski pl written' }).click();
  await page.getByLabel('Text in HTML (Polski)').fill('<h2>1. Zakres</h2><p>Dla każdego.</p>');
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Save draft' }).click();
  // The form has a tab of that name as well.
  await page.getByRole('link', { name: 'Change draft' }).waitFor();
  await read.getByRole('tab', { name: /Polski/ }).click();
  await read.frameLocator('iframe').getByText('Dla każdego.').waitFor();
  // What it changes is marked, in each language by itself.
  const changes = page.getByRole('region', { name: 'What it changes' });
  await changes.getByRole('tab', { name: /Polski/ }).click();
  await changes.frameLocator('iframe').locator('ins').getByText('Dla każdego.').waitFor();
  // The title stood there before.
  expect(await changes.frameLocator('iframe').locator('ins', { hasText: 'Warunki' }).count()).toBe(0);
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ask everybody again').check();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('The terms are in force').waitFor();
  await page.getByRole('button', { name: 'New version' }).waitFor();
  expect(faults).toEqual([]);
}

it('terms that are asked again stand before every screen, on a phone too, without header and footer, until they are accepted (LAY-7)', async () => {
  await publishNextVersion();
  const { page, open, violations, faults } = await portal.visitor({ viewport: { width: 390, height: 844 } });
  await open('/accounts');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', title).waitFor();
  await page.getByRole('heading', { name: 'Terms of use, version 3' }).waitFor();
  expect(await page.getByRole('banner').count()).toBe(0);
  expect(await page.getByRole('contentinfo').count()).toBe(0);
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
