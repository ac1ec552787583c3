/** The search of the header: two finders, keys, what is cancelled, what fails, what is told, and the same on a phone. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fixtureVisitors } from './browser/fixture.ts';

const { visitor } = fixtureVisitors('search');
const accounts = 'Account/SearchAccounts';
const services = 'Search/SearchServices';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search by name or number' });
const part = (page: Page, name: string) => page.getByRole('group', { name });
const results = (page: Page, name: string) => part(page, name).locator('[role=option]:not([aria-disabled])');
const marked = (page: Page) => page.locator('[role=option][aria-selected=true]').innerText();
const told = (page: Page) => page.evaluate(() => window.search.events);
const opened = (page: Page) => page.evaluate(() => window.search.opened);

it('finds accounts and the first services of all, by one call each, and tells of it once (SRCH-1, SRCH-4, SRCH-6, SRCH-7, SRCH-8, SRCH-9, SRCH-18; SRCH-03, SRCH-04, SRCH-05, SRCH-07; ANALYT-01, LAY-10)', async () => {
  const { page, inputs, violationsInBoth, faults } = await visitor('');
  await box(page).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(' tresor ');
  await expect.poll(() => results(page, 'Accounts').count()).toBe(3);
  await expect.poll(() => results(page, 'Services').count()).toBe(4);
  expect(await part(page, 'Accounts').innerText()).toMatch(/Tresorwerk[\s\S]*Theresa[\s\S]*Tresorbau[\s\S]*Terminated/);
  const colourOf = (name: string) =>
    results(page, 'Accounts')
      .filter({ hasText: name })
      .locator('bdi')
      .first()
      .evaluate((each) => getComputedStyle(each).color);
  expect(await colourOf('Tresorbau')).not.toBe(await colourOf('Tresorwerk'));
  expect(await part(page, 'Accounts').innerText()).toContain('C-101 · Nordlicht / Ostsee Systemhaus');
  expect(await part(page, 'Services').innerText()).toMatch(/3 of 17[\s\S]*Explore all 17 services for “tresor”/);
  expect(await violationsInBoth()).toEqual([]);
  expect(await inputs(accounts)).toEqual([
    { searchString: 'tresor', includeDepartment: true, showTerminatedAccounts: true, targetRoot: 100734, maxRows: 10 },
  ]);
  expect(await inputs(services)).toMatchObject([
    { limit: 100, filter: { DisplayName: 'tresor', Source: { Type: 'Root' } }, sort: { Key: 'Ranking', Value: 'ASC' } },
  ]);
  expect(await told(page)).toEqual([
    { name: 'global-search__search-results', searchText: 'tresor', servicesCount: 17, accountsCount: 3 },
  ]);
  expect(faults).toEqual([]);
});

it('asks nobody before 300 ms have passed without another letter (SRCH-02, CONST-40)', async () => {
  const { page, inputs, faults } = await visitor('', { viewport: { width: 1300, height: 900 } });
  const now = Date.now();
  // Its context, which nobody else gets: the clock stays with it.
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  await box(page).fill('tr');
  await page.clock.runFor(299);
  await box(page).fill('tres');
  await page.clock.runFor(299);
  expect(await inputs(accounts)).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(async () => (await inputs(accounts)).length).toBe(1);
  await page.clock.runFor(1000);
  expect(await inputs(accounts)).toMatchObject([{ searchString: 'tres' }]);
  expect(faults).toEqual([]);
});

it('says below one letter how many it wants, and asks nobody (SRCH-2, SRCH-3, SRCH-19)', async () => {
  const { page, asked, violations, faults } = await visitor('');
  await box(page).fill('   ');
  await page.getByRole('search').getByText('At least 1 letter').first().waitFor();
  expect(await page.getByRole('listbox').count()).toBe(0);
  expect(await violations()).toEqual([]);
  await box(page).fill('t');
  await expect.poll(() => results(page, 'Services').count()).toBeGreaterThan(0);
  expect(await page.getByRole('search').getByText('At least 1 letter').count()).toBe(0);
  expect((await asked(accounts)).length).toBe(1);
  expect(faults).toEqual([]);
});

it('is used by keys alone, and Escape clears it (SRCH-11, SRCH-12, SRCH-13, SRCH-14, SRCH-16, SRCH-17; ANALYT-02, ANALYT-03, ANALYT-05; LAY-11)', async () => {
  const { page, faults } = await visitor('');
  await box(page).fill('tresor');
  await expect.poll(() => results(page, 'Services').count()).toBe(4);
  expect(await marked(page)).toContain('Tresorwerk');
  await page.keyboard.press('ArrowDown');
  expect(await marked(page)).toContain('Theresa');
  await page.keyboard.press('End');
  expect(await marked(page)).toContain('Explore all');
  await page.keyboard.press('ArrowDown');
  expect(await marked(page)).toContain('Tresorwerk');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  expect(await box(page).inputValue()).toBe('');
  await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
  await box(page).fill('tresor');
  await expect.poll(() => results(page, 'Accounts').count()).toBe(3);
  await page.keyboard.press('Enter');
  expect(await opened(page)).toEqual([
    '/#/Marketplace/Explore/p:1;l:20;st:Root;ord:Ranking,ASC;n:dHJlc29y',
    '#/account/101',
  ]);
  expect((await told(page)).filter(({ name }) => !name.endsWith('results'))).toEqual([
    { name: 'global-search__explore-link-click', searchText: 'tresor' },
    { name: 'global-search__result-click', searchText: 'tresor', kind: 'account', id: '101' },
  ]);
  await box(page).fill('tresco');
  await expect.poll(() => results(page, 'Services').count()).toBe(4);
  await results(page, 'Services').first().click();
  expect((await opened(page)).at(-1)).toMatch(/^#\/service\/\d+$/);
  await box(page).fill('tresco');
  await page.keyboard.press('Escape');
  expect(await box(page).inputValue()).toBe('');
  expect(faults).toEqual([]);
});

it('cancels the search before, shows each part as it comes, and takes a failed one for empty (SRCH-5, SRCH-10, SRCH-20; SRCH-01, SRCH-06; ANALYT-04; ERR-41)', async () => {
  const { page, asked, faults } = await visitor('');
  await box(page).waitFor();
  await page.evaluate(() => {
    window.server.wait = 1500;
  });
  await box(page).fill('tres');
  await expect.poll(async () => (await asked(accounts)).length).toBe(1);
  await page.evaluate((operation) => {
    window.server.wait = 0;
    window.server.slow = { [operation]: 1500 };
  }, services);
  await box(page).fill('tresco');
  await expect.poll(() => results(page, 'Accounts').count()).toBe(1);
  expect(await part(page, 'Services').innerText()).toContain('Loading');
  expect(await told(page)).toEqual([]);
  await expect.poll(() => results(page, 'Services').count()).toBe(4);
  expect(await results(page, 'Accounts').count()).toBe(1);
  expect(await told(page)).toMatchObject([{ searchText: 'tresco', accountsCount: 1 }]);
  await page.evaluate((operation) => {
    window.server.slow = {};
    window.server.failing = { [operation]: { Message: 'Nobody shall read this' } };
  }, accounts);
  await box(page).fill('nothing');
  await part(page, 'Accounts').getByText('No results found').waitFor();
  await part(page, 'Services').getByText('No results found').waitFor();
  expect(await part(page, 'Services').innerText()).toContain('Explore all services');
  expect(await page.getByText('Nobody shall read this').count()).toBe(0);
  expect(await told(page)).toMatchObject([{}, { searchText: 'nothing', accountsCount: 0, servicesCount: 0 }]);
  // What was found is marked first, above the parts that found nothing.
  await box(page).fill('tresc');
  await expect.poll(() => results(page, 'Services').count()).toBe(4);
  expect(await marked(page)).toBe(await results(page, 'Services').first().innerText());
  await box(page).fill('   ');
  await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
  expect((await asked(accounts)).length).toBe(4);
  expect(faults).toEqual([]);
});

it('asks for no services without the right, and on a phone takes the whole width (SRCH-15)', async () => {
  const phone = { viewport: { width: 390, height: 844 } };
  const { page, asked, violationsInBoth, faults } = await visitor('without', phone);
  await page.getByRole('button', { name: 'Search by name or number' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('tresor');
  await expect.poll(() => results(page, 'Accounts').count()).toBe(3);
  expect((await dialog.boundingBox())?.width).toBe(390);
  expect(await part(page, 'Services').count()).toBe(0);
  expect(await violationsInBoth()).toEqual([]);
  await results(page, 'Accounts').first().click();
  expect(await opened(page)).toEqual(['#/account/101']);
  expect(await asked(services)).toEqual([]);
  expect(await told(page)).toMatchObject([{ servicesCount: 0, accountsCount: 3 }, { kind: 'account' }]);
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Search by name or number' }).click();
  await page.getByRole('button', { name: 'Screens and actions' }).click();
  expect((await opened(page)).at(-1)).toBe('palette');
  expect(faults).toEqual([]);
});
