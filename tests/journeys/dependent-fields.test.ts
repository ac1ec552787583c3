/** Fields of a form that depend on others, or on what a server says: choices that wait, load, fail and come again, conditions, checks. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fixtureVisitors } from './browser/fixture.ts';

const { visitor } = fixtureVisitors('form');

const field = (page: Page, name: string) => page.locator(`input[id$=".${name}"], textarea[id$=".${name}"]`);
const errorOf = (page: Page, name: string) => page.locator(`[id$=".${name}-error"]`);

describe('a field that depends on another', () => {
  it('waits for it, asks anew when it changes, and gives up a value that no longer fits', async () => {
    const { page, inputs } = await visitor('screen=dependent');
    await field(page, 'Town').click();
    await page.getByText('Fill in the fields before this one first').waitFor();
    await page.keyboard.press('Escape');
    const choose = async (country: string) => {
      await field(page, 'Country').click();
      await field(page, 'Country').fill(country);
      await page.getByRole('option', { name: country, exact: true }).click();
    };
    await choose('Austria');
    await field(page, 'Town').click();
    expect(await page.getByRole('option').allInnerTexts()).toEqual(['Wien', 'Graz']);
    await page.getByRole('option', { name: 'Graz' }).click();
    expect(await field(page, 'Town').inputValue()).toBe('Graz');
    await choose('Germany');
    await expect.poll(() => field(page, 'Town').inputValue()).toBe('');
    expect(await inputs('Test/GetTowns')).toEqual([{ country: 'AT' }, { country: 'DE' }]);
  });

  it('says that it loads, and what it is refused with; asked again it goes on, and nothing that was typed is lost', async () => {
    const { page, violations } = await visitor('screen=dependent');
    await field(page, 'UserName').fill('ada.huber');
    const refused = 'The vendor’s server does not say at the moment what can be chosen.';
    await page.evaluate((Message) => {
      window.server.failing = { 'Test/GetTowns': { Message } };
    }, refused);
    await field(page, 'Country').click();
    await field(page, 'Country').fill('Austria');
    await page.getByRole('option', { name: 'Austria', exact: true }).click();
    const note = page.getByRole('status').filter({ hasText: refused });
    await note.waitFor();
    expect(await violations()).toEqual([]);
    await field(page, 'Town').click();
    await page.getByRole('listbox').getByText(refused).waitFor();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await note.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    await page.evaluate(() => {
      window.server.failing = {};
      window.server.wait = 1500;
    });
    await note.getByRole('button', { name: 'Try again' }).click();
    await field(page, 'Town').click();
    await page.getByText('Loading…').first().waitFor();
    await page.getByRole('option', { name: 'Graz' }).click();
    expect(await note.count()).toBe(0);
    expect(await field(page, 'UserName').inputValue()).toBe('ada.huber');
    expect(await field(page, 'Country').inputValue()).toBe('Austria');
  });

  it('comes and goes, and is asked for as the condition says', async () => {
    const { page } = await visitor('screen=dependent');
    await page.getByRole('checkbox', { name: 'For a company' }).check();
    await field(page, 'TaxNumber').fill('ATU1');
    await page.getByRole('checkbox', { name: 'For a company' }).uncheck();
    await expect.poll(() => field(page, 'TaxNumber').count()).toBe(0);
    await page.getByRole('checkbox', { name: 'For a company' }).check();
    expect(await field(page, 'TaxNumber').inputValue()).toBe('ATU1');
    await field(page, 'TaxNumber').fill('');
    await field(page, 'Country').click();
    await page.keyboard.type('Austria');
    await page.getByRole('option', { name: 'Austria' }).click();
    await page.getByRole('button', { name: 'Invite' }).click();
    expect(await errorOf(page, 'TaxNumber').innerText()).toBe('This field is required');
  });

  it('is checked by the server a moment after typing; an older question is dropped, a submit waits', async () => {
    const { page, inputs } = await visitor('screen=dependent');
    await field(page, 'UserName').pressSequentially('taken');
    await errorOf(page, 'UserName').waitFor();
    expect(await errorOf(page, 'UserName').innerText()).toBe('Somebody has this name');
    const asked = await inputs('Test/IsFree');
    expect(asked.at(-1)).toEqual({ fieldName: 'UserName', value: 'taken' });
    expect(asked.length).toBeLessThan('taken'.length);
    await field(page, 'UserName').fill('free');
    await page.getByText('Checked', { exact: true }).waitFor();
    await field(page, 'Country').click();
    await page.keyboard.type('Austria');
    await page.getByRole('option', { name: 'Austria' }).click();
    await field(page, 'ParentId').click();
    await page.getByRole('option').first().click();
    await field(page, 'UserName').fill('taken.again');
    await page.getByRole('button', { name: 'Invite' }).click();
    await errorOf(page, 'UserName').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('is found by typing where the list is too long to send', async () => {
    const { page, inputs } = await visitor('screen=dependent');
    await field(page, 'ParentId').click();
    await page.keyboard.type('haf', { delay: 20 });
    await expect.poll(() => inputs('Test/FindParents')).toContainEqual({ options: { filter: 'haf' } });
    await page.getByRole('option', { name: 'Nordlicht / Donau' }).click();
    expect(await field(page, 'ParentId').inputValue()).toBe('Hafenbetrieb');
  });

  it('says the currency of an amount beside it, which follows the field that names it', async () => {
    const { page } = await visitor('screen=every-kind&shelfId=7');
    const price = field(page, 'Price');
    const beside = async () => (await price.locator('xpath=..').innerText()).trim();
    await price.fill('12.5');
    expect(await beside()).toBe('');
    for (const [name, code] of [
      ['Euro', 'EUR'],
      ['Japanese yen', 'JPY'],
    ] as const) {
      await field(page, 'Currency').click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(name);
      await page.getByRole('option', { name }).click();
      await expect.poll(beside).toBe(code);
    }
    // Whoever types the currency along means this one.
    await price.fill('13 JPY');
    await page.keyboard.press('Tab');
    await expect.poll(() => price.inputValue()).toBe('13');
    expect(await errorOf(page, 'Price').count()).toBe(0);
  });
});
