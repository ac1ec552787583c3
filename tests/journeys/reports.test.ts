/** A report is chosen, narrowed, read with its sums and its chart, taken along, kept under a name and planned to be sent (SOLO-28, SOLO-29, LEG-12, NAV-15). */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoSidewaysScroll, openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name, exact: true });
const choose = async (page: Page, parameter: string, value: string) => {
  await button(page, parameter).click();
  await page.getByRole('checkbox', { name: value, exact: true }).check();
  await page.keyboard.press('Escape');
};
const taken = async (page: Page, item: string) => {
  await button(page, 'Download').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: item, exact: true }).click(),
  ]);
  return file.path();
};
const totals = (page: Page) => page.getByRole('row', { name: /^Total/ });

it('a seller reads a report, takes it along, keeps it under a name and plans to have it sent', async () => {
  const seller = await portal.visitor({ as: 'reseller' });
  const { page } = seller;
  await seller.open('/reports');
  const list = page.getByRole('navigation', { name: 'Reports' });
  await list.getByRole('button', { name: 'Revenue by customer' }).click();
  await page.getByRole('row', { name: /Donau-Dampfschiff/ }).waitFor();
  expect(page.url()).toContain('report=revenue');
  // Each currency has a sum of its own, and a chart: the company's stands first.
  await expect.poll(() => totals(page).innerText()).toMatch(/CHF[\s\S]*EUR[\s\S]*JPY/);
  await page.getByRole('img', { name: /^By month: .*€/ }).waitFor();
  await page.getByRole('radio', { name: 'JPY' }).check();
  await page.getByRole('img', { name: /^By month: .*JP¥/ }).waitFor();
  expect(await seller.violations()).toEqual([]);

  await choose(page, 'Months', 'This year');
  await choose(page, 'Currency, converted', 'EUR');
  // All of it is asked for at once, when somebody says so.
  expect(page.url()).not.toContain('EUR');
  await button(page, 'Run report').click();
  await page.getByText(/^1 Jan.*EUR$/).waitFor();
  expect(await totals(page).innerText()).not.toMatch(/CHF|JPY/);
  await button(page, 'Show as a table').click();
  await page.getByRole('rowheader', { name: /^Jan/ }).waitFor();

  const rows = await readSheet(await taken(page, 'Export as XLSX'));
  expect(rows[0]).toEqual(expect.arrayContaining(['Customer', 'Revenue']));
  expect(rows.some(([first]) => String(first).startsWith('Donau-Dampfschiff'))).toBe(true);
  const csv = await readFile(await taken(page, 'Export as CSV'), 'utf8');
  expect(csv.trim().split('\n')).toHaveLength(rows.length);

  await page.getByRole('button', { name: /^View:/ }).click();
  await page.getByRole('menuitem', { name: 'Save as new view' }).click();
  await page.getByLabel('Name', { exact: true }).fill('This year in euros');
  await button(page, 'Save view').click();
  await page.getByRole('button', { name: /^View: This year in euros$/ }).waitFor();
  await seller.open('/reports?report=revenue');
  await page.getByRole('img', { name: /^By month/ }).waitFor();
  await page.getByRole('button', { name: /^View:/ }).click();
  await page.getByRole('menuitem', { name: 'This year in euros' }).click();
  await page.getByText(/^1 Jan.*EUR$/).waitFor();
  await page.reload();
  await page.getByRole('button', { name: /^View: This year in euros$/ }).waitFor();
  expect(await totals(page).innerText()).not.toMatch(/CHF|JPY/);

  await button(page, 'Send regularly').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Revenue for the board');
  await dialog.getByLabel('To').click();
  await page.getByRole('option').first().click();
  // The list of people closes.
  await page.keyboard.press('Tab');
  expect(await seller.violations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Send regularly' }).click();
  await page.getByText('Planned', { exact: true }).waitFor();
  const [plan] = await portal.pass('select parameters from portolan.report_plan');
  expect(plan?.['parameters']).toEqual({ period: 'ThisYear', currency: 'EUR' });

  await page.getByRole('link', { name: 'Planned reports' }).click();
  await page.getByRole('row', { name: /Revenue for the board.*Active/ }).waitFor();
  expect(await seller.violations()).toEqual([]);

  const phone = await portal.visitor({ as: 'reseller', viewport: { width: 390, height: 844 } });
  await phone.open('/reports?report=revenue');
  await phone.page.getByText('Donau-Dampfschiff').first().waitFor();
  await expectNoSidewaysScroll(phone.page);
  expect(await phone.violations()).toEqual([]);
  await phone.open('/reports/planned');
  await phone.page.getByText('Revenue for the board').waitFor();
  await expectNoSidewaysScroll(phone.page);
  expect(await phone.violations()).toEqual([]);
  expect([...seller.faults, ...phone.faults]).toEqual([]);
});

it('a report whose file or rows do not come says so, and keeps what it was asked (ERR-18)', async () => {
  const { page, open } = await portal.visitor({ as: 'owner' });
  await open('/reports?report=orders');
  await choose(page, 'Months', 'This year');
  await button(page, 'Run report').click();
  await page.getByText(/^1 Jan/).waitFor();
  const failing = (answer: object, status: number) =>
    page.route('**/Reporting/RunReport', (route) =>
      route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(answer) }),
    );
  await failing({ Message: 'The application has encountered an unknown error' }, 500);
  await button(page, 'Download').click();
  await page.getByRole('menuitem', { name: 'Export as CSV', exact: true }).click();
  await page.getByText('Unable to export file, refresh and try again').waitFor();
  await button(page, 'Months This year').waitFor();
  await page.unroute('**/Reporting/RunReport');
  // No rate has come for two days: it says so itself.
  await portal.pass('alter table portolan.exchange_rate disable trigger user');
  await portal.pass(`update portolan.exchange_rate set as_of_utc = as_of_utc - interval '2 days'`);
  await choose(page, 'Currency, converted', 'EUR');
  await button(page, 'Run report').click();
  await page.getByText('Exchange rate not up to date.').first().waitFor();
  await button(page, 'Months This year').waitFor();
  await button(page, 'Currency, converted EUR').waitFor();
  await portal.pass(`update portolan.exchange_rate set as_of_utc = as_of_utc + interval '2 days'`);
  // As it was asked, once more.
  await button(page, 'Run report').click();
  await page.getByText(/^1 Jan.*EUR$/).waitFor();
});
