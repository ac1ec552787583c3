/** A price from one seller’s hand to another’s screen: previewed, understood, saved, computed by the round, and told to whoever has it open (ROUTE-51, ROUTE-52, ROUTE-78 to ROUTE-80, PL-04, PL-07, PL-16). */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentTypes } from '../../src/rules/files/upload-types.ts';
import { Workbook } from '../../src/server/exports/workbook.ts';
import { openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

it('is changed by hand with its effect before the eyes, and reaches the open screen of who sees the pricelist', async () => {
  const [seller, above] = await Promise.all([
    portal.visitor({ as: 'reseller' }),
    portal.visitor({ as: 'owner', viewport: { width: 390, height: 844 } }),
  ]);
  const [list] = await portal.pass(`select m.marketplace_id as id, o.marketplace_offer_id as offer
    from portolan.marketplace m join portolan.marketplace_offer o using (marketplace_id) join portolan.service s using (service_id)
    where m.name = 'DACH' and m.state = 'Active' and o.state = 'Active' and s.product_name = 'Virtual Desktop Plus'`);
  const prices = `/pricelists/${list?.['id']}/edit-prices?offerId=${list?.['offer']}`;
  await above.open(prices);
  await above.page.locator('[data-line="0"]').waitFor();
  await above.page.getByText('Virtual Desktop Plus', { exact: true }).waitFor();

  const { page } = seller;
  await seller.open(prices);
  const head = page.getByRole('columnheader', { name: 'Fixed price' });
  const at = await head.evaluate((cell) => [...(cell.parentElement?.children ?? [])].indexOf(cell));
  const line = page.locator('[data-line="0"]');
  await line.locator('> *').nth(at).click();
  await page.keyboard.type('777.77');
  await page.keyboard.press('Enter');
  await page.getByText(/^1 price changes for \d+ customers/).waitFor();
  await line.getByText('Above SRP').waitFor();
  await line.getByText('Set by hand').waitFor();
  expect(await seller.violations()).toEqual([]);
  await page.getByRole('button', { name: 'Save 1 row' }).click();
  const agree = page.getByRole('dialog').getByRole('button', { name: 'Save changes' });
  expect(await agree.isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: /^I understand that prices will change/ }).check();
  await agree.click();
  await page.getByText('Prices to be updated soon').first().waitFor();

  // Why, and what it was before.
  await line.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Why this price' }).click();
  const reason = page.getByRole('dialog', { name: /^Why this price/ });
  await reason.getByText('Makes the price').waitFor();
  await reason.getByText('By day').waitFor();
  expect(await seller.violations()).toEqual([]);
  await page.keyboard.press('Escape');
  await reason.waitFor({ state: 'detached' });

  // Nobody asks anew: both screens are told.
  await above.page.locator('[data-line="0"]').getByText('777.77').first().waitFor();
  await line
    .locator('> *')
    .nth(at - 2)
    .getByText('777.77')
    .waitFor();
  await page.getByText('Up to date').waitFor();

  // So it is with rules, whose values are typed in their list.
  const rules = `/pricelists/${list?.['id']}/edit-all-prices`;
  await Promise.all([above.open(rules), seller.open(rules)]);
  await above.page.locator('[data-line="0"]').waitFor();
  await page.getByText('19 of them go by rule 2').waitFor();
  // All prices stand beside the rules from the beginning.
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await preview.locator('[data-line="0"]').waitFor();
  const percent = page.getByRole('columnheader', { name: 'Percent' });
  const place = await percent.evaluate((cell) => [...(cell.parentElement?.children ?? [])].indexOf(cell));
  const second = page.getByRole('grid', { name: 'Rules, the first that fits wins' }).locator('[data-line="1"]');
  await second.locator('> *').nth(place).click();
  await page.keyboard.type('33');
  await page.keyboard.press('Enter');
  await page.getByText(/^\d+ prices change for \d+ customers/).waitFor();
  expect(await seller.violations()).toEqual([]);
  // Which ones, and why, before anything is saved: those that change come first, and what was there stays until they do.
  await preview.locator('[data-line="0"]').getByText('2 · Tresorwerk gross margin').waitFor();
  await preview.getByRole('button', { name: /^All \d+$/, pressed: true }).waitFor();
  await preview.getByRole('button', { name: /^Changed [1-9]\d*$/ }).click();
  await preview.getByRole('button', { name: /^Changed/, pressed: true }).waitFor();
  await expect.poll(() => preview.locator('[data-line]').count()).toBeGreaterThan(5);
  expect(await seller.violations()).toEqual([]);
  // Where there is no room for both, they open over the rules.
  await page.setViewportSize({ width: 1280, height: 900 });
  await preview.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Prices that change' }).click();
  const behind = page.getByRole('dialog', { name: 'Prices that change' });
  await behind.locator('[data-line="0"]').getByText('2 · Tresorwerk gross margin').waitFor();
  expect(await behind.locator('[data-line]').count()).toBeGreaterThan(5);
  expect(await seller.violations()).toEqual([]);
  await page.keyboard.press('Escape');
  await behind.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save 1 row' }).click();
  await page.getByRole('checkbox', { name: /^I understand that prices will change/ }).check();
  await agree.click();
  await above.page.locator('[data-line="1"]').getByText('33%').first().waitFor();
  expect(await above.violations()).toEqual([]);
  expect([...seller.faults, ...above.faults]).toEqual([]);
});

it('that cannot be saved says so, and what was typed stays until it can (PL-19, ERR-19, ERR-20)', async () => {
  const { page, violations, open } = await portal.visitor({ as: 'reseller' });
  const [list] = await portal.pass(`select m.marketplace_id as id, o.marketplace_offer_id as offer
    from portolan.marketplace m join portolan.marketplace_offer o using (marketplace_id) join portolan.service s using (service_id)
    where m.name = 'DACH' and m.state = 'Active' and o.state = 'Active' and s.product_name = 'Virtual Desktop Plus'`);
  await open(`/pricelists/${list?.['id']}/edit-prices?offerId=${list?.['offer']}`);
  const head = page.getByRole('columnheader', { name: 'Fixed price' });
  const at = await head.evaluate((cell) => [...(cell.parentElement?.children ?? [])].indexOf(cell));
  const cell = page.locator('[data-line="0"] > *').nth(at);
  await cell.click();
  await page.keyboard.type('555.55');
  await page.keyboard.press('Enter');
  const save = async () => {
    await page.getByRole('button', { name: 'Save 1 row' }).click();
    await page.getByRole('checkbox', { name: /^I understand that prices will change/ }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  };
  await page.route('**/Marketplace/UpdateOffer', (route) => route.fulfill({ status: 503, body: '' }));
  await save();
  const told = page.getByRole('alert').filter({ hasText: 'Unable to save prices' });
  await told.getByText("The updated pricing couldn't be saved, please try again.").waitFor();
  expect(await cell.innerText()).toContain('555.55');
  expect(await violations()).toEqual([]);
  await page.unroute('**/Marketplace/UpdateOffer');
  await save();
  await page.getByText('Prices to be updated soon').first().waitFor();
  expect(await told.count()).toBe(0);
});

it('that come in a workbook are not taken over while a cell of it is faulty, and the button says why (PL-17)', async () => {
  const { page, violations, open } = await portal.visitor({ as: 'reseller' });
  const [list] = await portal.pass(
    `select marketplace_id as id from portolan.marketplace where name = 'DACH' and state = 'Active'`,
  );
  await open(`/pricelists/${list?.['id']}/edit-all-prices`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Excel' }).click();
  const whole = await readFile(await (await saved).path());
  const faulty = new Workbook(['Something']);
  await faulty.add([[{ text: 'else' }]]);

  await open(`/pricelists/${list?.['id']}/import-prices`);
  const send = async (buffer: Buffer) => {
    await page.locator('input[type=file]').setInputFiles({ name: 'prices.xlsx', mimeType: documentTypes.xlsx, buffer });
    await page.getByText('prices.xlsx').first().waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  const take = page.getByRole('button', { name: 'Take over prices' });
  const agree = page.getByRole('checkbox', { name: /^I understand that prices will change/ });
  await send(await faulty.content());
  await page.getByRole('status').getByText('Nothing is taken over while a cell is faulty.').waitFor();
  expect([await take.getAttribute('aria-disabled'), await agree.count()]).toEqual(['true', 0]);
  expect(await violations()).toEqual([]);
  await open(`/pricelists/${list?.['id']}/import-prices`);
  await send(whole);
  await agree.waitFor();
  expect(await take.getAttribute('aria-disabled')).toBeNull();
});

it('a pricelist whose properties cannot be saved says so and keeps what was typed (ERR-17), and is found by what marks it (ROUTE-75)', async () => {
  const { page, violations, open } = await portal.visitor({ as: 'reseller' });
  const [list] = await portal.pass(
    `select marketplace_id as id from portolan.marketplace where name = 'Key accounts' and state = 'Active'`,
  );
  await open(`/pricelists/${list?.['id']}`);
  await page.getByRole('button', { name: 'Edit Properties' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Key accounts 2028');
  const save = () => page.getByRole('button', { name: /^Save/ }).last().click();
  await page.route('**/Marketplace/UpdateMarketplaceProperties', (route) => route.fulfill({ status: 503, body: '' }));
  await save();
  const told = page.getByRole('alert').filter({ hasText: 'Unable to save changes' });
  await told.waitFor();
  expect(await name.inputValue()).toBe('Key accounts 2028');
  expect(await violations()).toEqual([]);
  await page.unroute('**/Marketplace/UpdateMarketplaceProperties');
  await save();
  await page.getByText('Pricelist saved').first().waitFor();
  expect(await told.count()).toBe(0);

  // Found by what marks it, and why it stays is said where it would be deleted (ROUTE-75).
  await open('/pricelists');
  await page.locator('[data-line="0"]').waitFor();
  await page.getByRole('button', { name: 'Add filter' }).click();
  for (const name of ['Currency', 'Tag']) await page.getByRole('menuitem', { name, exact: true }).waitFor();
  await page.keyboard.press('Escape');
  const line = page.locator('[data-line]').filter({ hasText: 'Key accounts 2028' });
  await line.getByRole('button', { name: /^Actions for/ }).click();
  const remove = page.getByRole('menuitem', { name: /^Delete pricelist/ });
  await remove.waitFor();
  expect(await remove.getAttribute('aria-disabled')).toBe('true');
  await page
    .getByText('Customers still buy from this pricelist. Take them out of it first.')
    .waitFor({ state: 'attached' });
  expect(await violations()).toEqual([]);
});

it('follows the order of pricelists, which is changed by keys and once it is understood (ROUTE-77, PL-03, PL-06)', async () => {
  const { page, violations, open, faults } = await portal.visitor({ as: 'reseller' });
  const [seller] = await portal.pass(
    `select owner_company_id as id from portolan.marketplace where name = 'DACH' and state = 'Active'`,
  );
  await open(`/pricelists/priority/${seller?.['id']}`);
  const names = () => page.locator('[data-line]').allInnerTexts();
  await page.locator('[data-line="1"]').waitFor();
  const before = await names();
  expect(before.length).toBeGreaterThan(1);
  await page.locator('[data-line="1"]').focus();
  await page.keyboard.press('Alt+ArrowUp');
  const agree = page.getByRole('dialog').getByRole('button').last();
  await page.getByRole('checkbox', { name: /^I understand that prices will change/ }).waitFor();
  expect(await agree.isDisabled()).toBe(true);
  expect(await violations()).toEqual([]);
  await page.getByRole('checkbox', { name: /^I understand that prices will change/ }).check();
  await agree.click();
  await page.getByText('Prices to be updated soon').first().waitFor();
  await expect.poll(names).not.toEqual(before);
  expect(faults).toEqual([]);
});
