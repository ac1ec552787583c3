/** A role with a new capability set is given to a user, whose menu follows without a restart of anything (ROLE rows). */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { company } from './browser/ordering.ts';
import { openPortal, type Portal, type Visitor } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

const user = 100_737;
const choose = async (page: Page, field: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await page.keyboard.press('Escape');
};

describe('a role', () => {
  let admin: Visitor;
  beforeAll(async () => {
    admin = await portal.visitor({ as: 'admin' });
    await admin.open('/dashboard');
  });

  it('is made of a new capability set, whose rights are ticked line by line', async () => {
    const { page } = admin;
    await admin.open(`/account/${company}/security?tab=capability-sets`);
    await page.getByRole('link', { name: 'Add capability set' }).waitFor();
    expect(await admin.violations()).toEqual([]);
    await page.getByRole('link', { name: 'Add capability set' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Departments');
    expect(await admin.violations()).toEqual([]);
    await page.getByRole('button', { name: 'Add capability set' }).click();

    // A click turns no into yes; it is saved with the rest, like a spreadsheet.
    await page.getByRole('switch', { name: 'Show rights that are not given' }).check();
    const line = page.getByRole('row', { name: /^Departments / });
    await line.getByRole('gridcell').nth(1).click();
    await line.getByText('Yes').waitFor();
    await page.getByRole('button', { name: /^Save/ }).click();
    await page.getByText('Rights saved. They hold at once.').waitFor();

    // Whoever opens it reads what it gives; the rest is asked for, and found by a part of its words.
    const set = page.url().replace(/\?.*/, '');
    await admin.open('/dashboard');
    await page.goto(set);
    const rights = async () => (await page.getByRole('rowheader').allInnerTexts()).map((text) => text.trim());
    await expect.poll(rights).toEqual(['Departments']);
    const find = page.getByRole('searchbox', { name: 'Find in Rights' });
    await find.fill('passw');
    await page.getByRole('button', { name: 'Clear filters' }).first().waitFor();
    expect(await rights()).toEqual([]);
    await page.getByRole('switch', { name: 'Show rights that are not given' }).check();
    await expect.poll(rights).toEqual(['Passwords in fields', 'Change passwords of users', 'Reset passwords of users']);
    await find.fill('PARTMENT');
    await expect.poll(rights).toEqual(['Departments']);

    await admin.open(`/account/${company}/security/add-role`);
    await page.getByRole('combobox', { name: 'Capability sets' }).click();
    await page.getByRole('option', { name: 'Departments', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    // Nothing is chosen yet, so there is nothing to lose.
    expect(await page.getByText('Not saved yet').count()).toBe(0);
    await page.getByRole('textbox', { name: 'Name' }).fill('Organiser');
    await choose(page, 'Visible accounts', 'Hierarchy');
    await choose(page, 'Capability sets', 'Departments');
    await page.getByRole('button', { name: 'Add role' }).click();
    await page.getByRole('link', { name: 'Organiser' }).click();
    const tab = page.getByRole('link', { name: 'Security', exact: true });
    await expect.poll(() => tab.getAttribute('aria-current')).toBe('true');
    expect(admin.faults).toEqual([]);
  });

  it('is given to a user, and his menu follows', async () => {
    const somebody = await portal.visitor({ as: 'user' });
    await somebody.open('/dashboard');
    const newMenu = somebody.page.getByRole('button', { name: 'New', exact: true });
    await newMenu.waitFor();
    expect(await newMenu.isDisabled()).toBe(true);

    const { page } = admin;
    await admin.open(`/account/${user}/roles`);
    await page.getByRole('link', { name: 'Change roles' }).click();
    await choose(page, 'Roles', 'Organiser');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Review', exact: true }).waitFor();
    expect(await admin.violations()).toEqual([]);
    await page.getByRole('button', { name: 'Change roles of Ágnes Szőke-Müllner' }).click();
    await page.getByText('Roles changed').first().waitFor();

    // What he has no right to see is not on the page, and a tile that the server has nothing for is not on the board.
    await somebody.page.route('**/Account/GetSupportDetails', (route) => route.fulfill({ status: 404, json: {} }));
    await somebody.page.reload();
    await somebody.page.getByRole('region', { name: 'Your company' }).waitFor();
    await expect.poll(() => somebody.page.getByRole('region', { name: 'Support' }).count()).toBe(0);
    await newMenu.click();
    await somebody.page.getByRole('menuitem', { name: 'Create department' }).waitFor();
    expect(await somebody.page.getByRole('menuitem').count()).toBe(1);
    const faults = somebody.faults.filter((fault) => !fault.includes('status of 404'));
    expect([admin.faults, faults]).toEqual([[], []]);
  });
});
