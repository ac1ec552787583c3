/** A landing page: an administrator arranges it by keyboard and by drag and publishes it for a role, whose people land on it (SOLO-6, SOLO-7, D33). */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal, type Visitor } from './browser/portal.ts';

let portal: Portal;
let admin: Visitor;
beforeAll(async () => {
  portal = await openPortal();
  admin = await portal.visitor({ as: 'admin' });
});
afterAll(() => portal?.close());

const names = (page: Page) =>
  page.locator('section[data-tile]').evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));

describe('a landing page', () => {
  it('is made, named, and filled by clicks, keys and drag', async () => {
    const { page } = admin;
    await admin.open('/dashboard-manager');
    await page.getByRole('button', { name: 'Create landing page' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Own people');
    await page.getByRole('dialog').getByRole('button', { name: 'Create landing page' }).click();
    await page.getByRole('heading', { name: 'No panel stands on this page yet' }).waitFor();
    expect(await admin.violations()).toEqual([]);
    const palette = page.getByRole('region', { name: 'Panels' });
    for (const panel of ['Text', 'Support', 'Work in progress'])
      await palette.getByRole('button', { name: new RegExp(`^Add ${panel}`) }).click();
    await expect.poll(() => names(page)).toEqual(['Text', 'Support', 'Work in progress']);
    await page
      .getByRole('button', { name: 'Move Work in progress by dragging or with the arrow keys' })
      .press('ArrowLeft');
    await expect.poll(() => names(page)).toEqual(['Text', 'Work in progress', 'Support']);

    // One of the list is dragged to the place before a panel that stands there.
    const entry = palette.getByRole('button', { name: /^Add Failed work/ });
    const before = page.getByRole('region', { name: 'Support' });
    // High enough for the list of panels and the page beside each other, both from their beginning.
    await page.setViewportSize({ width: 1440, height: 1200 });
    await page.mouse.move(700, 600);
    await page.mouse.wheel(0, -5000);
    await expect.poll(async () => (await before.boundingBox())?.y).toBeGreaterThan(120);
    const from = await entry.boundingBox();
    const to = await before.boundingBox();
    if (!from || !to) throw new Error('Nothing to drag');
    await page.mouse.move(from.x + 30, from.y + 12);
    await page.mouse.down();
    await page.mouse.move(to.x + 10, to.y + 8, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => names(page)).toEqual(['Text', 'Work in progress', 'Failed work', 'Support']);

    const settings = page.getByRole('region', { name: 'Panel “Failed work”' });
    await settings.getByRole('textbox', { name: 'Title' }).fill('What went wrong');
    await settings.getByRole('radio', { name: '6' }).check();
    await page.getByRole('button', { name: 'Remove Work in progress' }).click();
    await page.getByRole('region', { name: 'Text', exact: true }).getByRole('button').first().focus();
    await page
      .getByRole('region', { name: 'Panel “Text”' })
      .getByRole('textbox', { name: 'Text' })
      .fill('<h2>Good morning</h2><p>Until tomorrow.</p>');
    expect(await admin.violations()).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Arrangement saved').waitFor();
    await page.reload();
    await expect.poll(() => names(page)).toEqual(['Text', 'What went wrong', 'Support']);
  });

  it('is published for a role, and looked at as one of its people', async () => {
    const { page } = admin;
    // Beside the arrangement, also while something of it is not saved: neither takes the other back.
    await page.getByRole('button', { name: 'Remove Support' }).click();
    await page.getByText('Not saved yet').waitFor();
    await page.getByRole('button', { name: 'Change name and audience' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Who gets it' }).click();
    await page.getByRole('option', { name: 'Role', exact: true }).click();
    await dialog.getByRole('combobox', { name: 'Roles' }).click();
    await page.getByRole('option', { name: 'User', exact: true }).click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Change name and audience' }).click();
    await page.getByText('Landing page changed').waitFor();
    expect(await admin.violations()).toEqual([]);
    // Beside its arrangement it is looked at with one's own rights, whoever will land on it.
    await page.getByText('Not saved yet').waitFor();
    await expect.poll(() => names(page)).toEqual(['Text', 'What went wrong']);
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('link', { name: 'Preview' }).click();
    await page.getByText('The panels that this person will see').waitFor();
    await expect.poll(() => names(page)).toEqual(['Text', 'What went wrong', 'Support']);
    await page.getByRole('link', { name: 'Who gets it' }).click();
    await page.getByRole('heading', { name: 'Own people' }).waitFor();
    const address = page.url().replace('/audience', '');
    await admin.open(`${address.slice(address.indexOf('#') + 1)}/preview/100737`);
    await page.getByText('The panels that this person will see').waitFor();
    await expect.poll(() => names(page)).toEqual(['Text', 'What went wrong', 'Support']);
    await page.getByRole('link', { name: 'Arrangement' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Landing page published').waitFor();
    expect(admin.faults).toEqual([]);
  });

  it('stands beside the other pages, and another one is made there', async () => {
    const { page } = admin;
    const tabs = page.getByRole('navigation', { name: 'Pages' });
    await tabs.getByRole('link', { name: 'Own people' }).waitFor();
    await tabs.getByRole('button', { name: 'Create landing page' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Everybody else');
    await dialog.getByRole('button', { name: 'Create landing page' }).click();
    await page.getByRole('heading', { name: 'Everybody else' }).waitFor();
    await expect
      .poll(async () => (await tabs.getByRole('link').allInnerTexts()).slice(-2))
      .toEqual(['Own people', 'Everybody else\nDraft']);
  });

  it('is where its people land, with their own numbers, also on a phone', async () => {
    const user = await portal.visitor({ as: 'user', viewport: { width: 390, height: 844 } });
    await user.open('/dashboard');
    await expect.poll(() => names(user.page)).toEqual(['Text', 'What went wrong', 'Support']);
    const frame = user.page.frameLocator('iframe');
    await frame.getByRole('heading', { name: 'Good morning' }).waitFor();
    const number = user.page.getByRole('region', { name: 'What went wrong' });
    await expect.poll(() => number.getByRole('definition').innerText()).toBe('0');
    expect(await user.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await user.violations()).toEqual([]);
    await number.getByRole('link').click();
    await user.page.waitForURL(/#\/jobs\?states=Failed/);
    await user.open('/dashboard');
    await user.page.getByRole('combobox', { name: 'Page' }).click();
    await user.page.getByRole('option', { name: 'Dashboard' }).click();
    await expect.poll(() => names(user.page)).toContain('Your company');
    expect(user.faults).toEqual([]);
    // Nobody else of the company lands there.
    await admin.open('/dashboard');
    await expect.poll(() => names(admin.page)).toContain('Recent changes');
  });
});
