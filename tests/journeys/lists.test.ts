/** What people do above the rows of a list: narrow, order, choose columns, keep and share views, take it along, act on many. */
import { readFile } from 'node:fs/promises';
import papa from 'papaparse';
import type { Download, Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureVisitors } from './browser/fixture.ts';
import { openPortal, type Portal } from './browser/portal.ts';

const { visitor } = fixtureVisitors('table');
let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

const heads = (page: Page) => page.getByRole('columnheader').allInnerTexts();
const menu = async (page: Page, button: RegExp | string, item: string) => {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};
const textOf = async (file: Download) => (await readFile(await file.path(), 'utf8')).replace(/^\uFEFF/, '');
const taken = async (page: Page, item: string): Promise<Download> => {
  await page.getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: item, exact: true }).click(),
  ]);
  return file;
};

describe('columns and views', () => {
  it('are chosen, saved, kept over a reload, shared, changed, and opened first', async () => {
    const { page, open, violations, faults } = await portal.visitor({ as: 'admin' });
    await open('/accounts');
    await page.getByRole('row').nth(2).waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Currency' }).uncheck();
    await page.getByRole('checkbox', { name: 'Type' }).check();
    await page.getByRole('radio', { name: 'Comfortable' }).check();
    expect(await page.getByRole('checkbox', { name: 'Name', exact: true }).isDisabled()).toBe(true);
    expect(await violations()).toEqual([]);
    await page.keyboard.press('Escape');
    const chosen = await heads(page);
    expect(chosen).toContain('Type');
    expect(chosen).not.toContain('Currency');

    await menu(page, /^View:/, 'Save as new view');
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByText('Give the view a name.').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('With types');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('With types');
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('button', { name: /^View: With types/ }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^View: With types$/ }).waitFor();
    expect(await heads(page)).toEqual(chosen);

    const other = await portal.visitor({ as: 'owner' });
    await other.page.goto(page.url());
    await other.page.getByRole('button', { name: /^View: With types$/ }).waitFor();
    expect(await heads(other.page)).toEqual(chosen);
    await other.page.getByRole('button', { name: /^View:/ }).click();
    await other.page.getByRole('menuitem', { name: 'Save to my views' }).waitFor();
    expect(await other.page.getByRole('menuitem', { name: 'Delete view' }).count()).toBe(0);
    expect(other.faults).toEqual([]);

    await page.getByRole('button', { name: 'Compact rows' }).click();
    await page.getByRole('button', { name: /^View: With types.*changed/ }).waitFor();
    await menu(page, /^View:/, 'Save changes to this view');
    await page.getByRole('button', { name: /^View: With types$/ }).waitFor();
    await menu(page, /^View:/, 'Open this view first');
    await page.getByRole('button', { name: /^View:/ }).click();
    await page.getByRole('menuitem', { name: /opens first/ }).waitFor();
    await page.keyboard.press('Escape');
    await open('/dashboard');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await open('/accounts');
    await page.getByRole('button', { name: /^View: With types$/ }).waitFor();
    await expect.poll(() => heads(page)).toEqual(chosen);
    await menu(page, /^View:/, 'All entries');
    await expect.poll(() => heads(page)).toContain('Currency');
    await page.reload();
    await page.getByRole('row').nth(2).waitFor();
    expect(await heads(page)).toContain('Currency');
    expect(faults).toEqual([]);
  });
});

describe('an export', () => {
  it('is the screen: columns, order, filter and texts, as CSV and as XLSX', async () => {
    const { page, open, violations, faults } = await portal.visitor({ as: 'admin' });
    await open('/accounts');
    const id = await page.evaluate(
      () => (window as unknown as { __APP__: { companyAccountId: number } }).__APP__.companyAccountId,
    );
    await open(`/account/${id}/audit-log`);
    await page.getByRole('row').nth(2).waitFor();
    await menu(page, 'Add filter', 'Period');
    await page.getByLabel('From').fill('01/11/2026');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.url()).toContain('from=2026-11-01');
    await page.getByRole('button', { name: 'Event', exact: true }).click();
    await expect.poll(() => page.url()).toContain('sort=Event');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Details' }).uncheck();
    await page.keyboard.press('Escape');
    await page.waitForLoadState('networkidle');
    expect(await violations()).toEqual([]);
    const shown = await page
      .getByRole('row')
      .evaluateAll((rows) => rows.slice(1).map((row) => row.querySelector('th')?.textContent ?? ''));
    const heads = await page.getByRole('columnheader').allInnerTexts();
    const total = Number(/of (\d+)/.exec(await page.getByText(/^1–\d+ of \d+$/).innerText())?.[1]);

    const csv = await taken(page, 'Export as CSV');
    expect(csv.suggestedFilename()).toMatch(/^Audit_log-\d{4}-\d\d-\d\d\.csv$/);
    const [titles, ...rows] = papa.parse<string[]>(await textOf(csv)).data;
    // As they stand on the screen, whichever those are: whose list it is decides about that.
    expect(titles).toEqual(heads.map((head) => head.trim()).filter((head) => head !== ''));
    expect(titles).not.toContain('Details');
    const time = titles?.indexOf('Time UTC') ?? -1;
    expect(rows).toHaveLength(total);
    expect(rows.slice(0, shown.length).map(([event]) => event)).toEqual(shown);
    expect(rows.every((line) => (line[time] ?? '') >= '2026-11')).toBe(true);

    const xlsx = await taken(page, 'Export as XLSX');
    const sheet = await readSheet(await readFile(await xlsx.path()));
    // Instants are days and times that a spreadsheet calculates with.
    const told = (cell: unknown) =>
      cell instanceof Date ? `${new Date(cell.getTime() + 500).toISOString().slice(0, 19)}Z` : String(cell ?? '');
    expect(sheet.slice(1).every((line) => line[time] instanceof Date)).toBe(true);
    expect(sheet.map((line) => line.map(told))).toEqual([titles, ...rows]);
    expect(faults).toEqual([]);
  });

  it('are as they were left when somebody comes back: the focus is on the row that he had opened', async () => {
    const { page, open, faults } = await portal.visitor({ as: 'owner' });
    await open('/account/100734/users?size=50');
    const row = page.getByRole('row').nth(40);
    const name = await row.getByRole('rowheader').innerText();
    await row.scrollIntoViewIfNeeded();
    const place = await row.boundingBox();
    await row.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.goBack();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.querySelector('th')?.innerText))
      .toBe(name);
    expect((await page.getByRole('row').nth(40).boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0);
    // Whoever comes by another way begins at the top.
    const parts = page.getByRole('navigation', { name: 'Parts of this record' });
    await parts.getByRole('link', { name: /^Departments/ }).click();
    await page.getByRole('searchbox', { name: 'Find a department' }).waitFor();
    await parts.getByRole('link', { name: /^Users/ }).click();
    await page.getByRole('row').nth(10).waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('tr') === null)).toBe(true);
    expect(faults).toEqual([]);
  });

  it('of a tree are all its levels, though nothing is open, and however large they are', async () => {
    const { page, open, faults } = await portal.visitor({ as: 'owner' });
    await open('/accounts');
    const xlsx = await taken(page, 'All levels as XLSX');
    const [titles, first, ...rows] = await readSheet(await readFile(await xlsx.path()));
    expect(titles?.slice(0, 3)).toEqual(['Name', 'Level', 'Stands below']);
    expect(first?.slice(0, 3)).toEqual(['Nordlicht Distribution', 1, null]);
    expect(rows.length).toBeGreaterThan(500);
    expect(rows.every(([, level, above]) => Number(level) > 1 && above !== null)).toBe(true);
    expect(faults).toEqual([]);
  });
});

describe('a list with everything', () => {
  const openParcels = async (count = 45) => {
    const opened = await visitor(`screen=parcels&count=${count}`, { viewport: { width: 1440, height: 900 } });
    await opened.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await opened.page.getByRole('row').nth(2).waitFor();
    return opened;
  };
  const count = (page: Page) => page.getByText(/^1–\d+ of [\d,]+$/).innerText();

  it('is narrowed by every face of filters, and the address says so', async () => {
    const { page, violations, faults } = await openParcels();
    const add = (name: string) => menu(page, 'Add filter', name);
    await add('Weight');
    await page.getByLabel('Min weight').fill('10');
    await page.getByLabel('Max weight').fill('70');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Weight 10 – 70' }).waitFor();
    await add('Customer');
    await page.getByRole('combobox', { name: 'Customer' }).fill('haf');
    await page.getByRole('option', { name: 'Hafenbetrieb Linz' }).click();
    await page.getByRole('button', { name: 'Customer Hafenbetrieb Linz' }).waitFor();
    await add('Fragile');
    await page.getByLabel('Yes').check();
    await page.keyboard.press('Escape');
    await add('Tags');
    await page.getByRole('combobox', { name: 'Tags' }).fill('slow');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Apply' }).click();
    await add('State');
    await page.getByRole('checkbox', { name: 'Sent' }).check();
    expect(await violations()).toEqual([]);
    await page.keyboard.press('Escape');
    expect(page.url()).toContain('minWeight=10&maxWeight=70&customerId=70+Hafenbetrieb+Linz');
    const narrowed = await page.getByRole('row').count();
    expect(narrowed).toBeLessThan(10);
    await page.reload();
    await page.getByRole('button', { name: 'Customer Hafenbetrieb Linz' }).waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(narrowed);
    await page.getByRole('button', { name: 'Remove the filter Weight' }).click();
    await expect.poll(() => page.url()).not.toContain('Weight');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => count(page)).toBe('1–20 of 45');
    expect(faults).toEqual([]);
  });

  it('acts on many rows, names those that failed, keeps them selected, and tries again', async () => {
    const { page, violations } = await openParcels();
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: 'Select all 45' }).click();
    await page.getByText('45 selected').waitFor();
    expect(await page.getByRole('button', { name: 'Burn' }).count()).toBe(0);
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Return', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Wrong address');
    await page.getByRole('dialog').getByRole('button', { name: 'Return' }).click();
    const result = page.getByRole('dialog', { name: '15 entries failed' });
    await result.waitFor();
    expect(await result.getByRole('listitem').count()).toBe(15);
    await result.getByText('Parcel 44 was delivered already.').waitFor();
    expect(await violations()).toEqual([]);
    await result.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('dialog', { name: '15 entries failed' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('15 selected').waitFor();
    await page.getByRole('button', { name: 'Print labels' }).click();
    await page.getByText('Labels printed').waitFor();
    expect(await page.getByText(/\d selected/).count()).toBe(0);
  });

  it('exports more than a page, without formulas and without what is gated', async () => {
    const { page, faults } = await openParcels(3200);
    const rows = papa.parse<string[]>(await textOf(await taken(page, 'Export as CSV'))).data;
    expect(rows).toHaveLength(3201);
    expect(rows[0]).toEqual(['Name', 'State', 'Customer', 'Weight', 'Price', 'Sent (UTC)']);
    expect(rows.flat().filter((cell) => cell.startsWith('='))).toEqual([]);
    expect(rows.flat().filter((cell) => cell.includes('4711'))).toEqual([]);
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: 'Copy to the clipboard' }).click();
    const message = page.getByRole('status').filter({ hasText: '3,200 rows copied' });
    await message.waitFor();
    // Pages can be turned while it stands there; who has reached for it keeps it.
    await page.keyboard.press('F8');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const between = async () => {
        const [said, turned] = [await message.boundingBox(), await pages.boundingBox()];
        return said && turned ? turned.y - (said.y + said.height) : Number.NaN;
      };
      await expect.poll(between, { message: `at ${width}` }).toBeGreaterThanOrEqual(0);
    }
    const pasted = await page.evaluate(() => navigator.clipboard.readText());
    expect(pasted.split(/\r?\n/)).toHaveLength(3201);
    expect(faults).toEqual([]);
  });

  it('learns of new rows: marks them on the first page, and tells their number further on', async () => {
    const { page, faults } = await openParcels();
    const arrive = () => page.evaluate(() => window.server.elsewhere('Parcel/Arrive'));
    await arrive();
    await expect.poll(() => page.locator('tr[data-new]').count()).toBe(1);
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText('21–40 of 46').waitFor();
    // What another page shows is not new.
    expect(await page.locator('tr[data-new]').count()).toBe(0);
    const first = await page.getByRole('row').nth(1).innerText();
    await arrive();
    await page.getByRole('button', { name: 'Show 1 new entry' }).waitFor();
    expect(await page.getByRole('row').nth(1).innerText()).toBe(first);
    await page.getByRole('button', { name: 'Show 1 new entry' }).click();
    await page.getByText('1–20 of 47').waitFor();
    expect(faults).toEqual([]);
  });

  it('needs no mouse', async () => {
    const { page, faults } = await openParcels();
    const { keyboard } = page;
    const active = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await keyboard.press('/');
    await keyboard.type('Ersatz');
    await keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('find=Ersatz');
    await expect.poll(() => page.getByRole('row').count()).toBe(16);
    await page.getByRole('row').nth(1).focus();
    await keyboard.press('Space');
    await keyboard.press('ArrowDown');
    await keyboard.press('Space');
    await page.getByText('2 selected').waitFor();
    await keyboard.press('Escape');
    await expect.poll(() => page.getByText(/\d selected/).count()).toBe(0);
    await keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).getByText('Keys of this list').waitFor();
    await keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Columns' }).focus();
    await keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'State' }).focus();
    await keyboard.press('Alt+ArrowDown');
    await expect.poll(() => page.url()).toContain('columns=DisplayName%2CCustomer%2CParcelState');
    await expect.poll(async () => (await heads(page)).slice(1, 4)).toEqual(['Name', 'Customer', 'State']);
    await keyboard.press('Space');
    await expect.poll(() => heads(page)).not.toContain('State');
    await keyboard.press('Escape');
    await expect.poll(active).not.toContain('Row height');
    expect(faults).toEqual([]);
  });
});

it('a box that finds says whole words or "Find": what a phone has no room for is its name alone', async () => {
  const { page, faults } = await visitor('screen=long-find', { viewport: { width: 1440, height: 900 } });
  const box = page.getByRole('searchbox', { name: 'Find by name, customer or sender' });
  await expect.poll(() => box.getAttribute('placeholder')).toBe('Find by name, customer or sender');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => box.getAttribute('placeholder')).toBe('Find');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => box.getAttribute('placeholder')).toBe('Find by name, customer or sender');
  expect(faults).toEqual([]);
});
