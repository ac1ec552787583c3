/** Rows as cards of a catalogue: walked through by keys, ordered by name, and there while others do not come. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type FixtureVisitor, fixtureVisitors } from './browser/fixture.ts';

const { visitor } = fixtureVisitors('table');
async function open(asked: string, width = 1280): Promise<FixtureVisitor> {
  const opened = await visitor(asked, { viewport: { width, height: 720 } });
  await opened.page.locator('[data-line="0"]').first().waitFor();
  return opened;
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const rowOfFocus = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.activeElement?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')));
const drawn = (page: Page): Promise<number> => page.locator('[role="row"]').count();

describe('cards', () => {
  it('are walked along and across, selected and opened', async () => {
    const { page, violations } = await open('screen=articles&count=500#/fixture/articles?display=cards');
    expect(await drawn(page)).toBeLessThan(80);
    await page.locator('[data-line="0"]').focus();
    await press(page, 'ArrowRight', 'ArrowDown');
    const across = (await rowOfFocus(page)) - 2;
    expect(across).toBeGreaterThan(2);
    await press(page, 'Space');
    await page.getByText('1 selected').waitFor();
    await press(page, 'End');
    expect(await rowOfFocus(page)).toBe(500);
    expect(await violations()).toEqual([]);
    await press(page, 'Enter');
    expect(page.url()).toContain('#/article/500');
  });

  it('come first where a catalogue says so, ordered by name, with facts, labels, prices and what is done with them', async () => {
    const { page, inputs, violationsInBoth } = await open('screen=catalogue&count=45');
    const card = (at: number) => page.locator(`[data-line="${at}"]`);
    await card(1).getByText('from 39.00 EUR').waitFor();
    await card(1).getByText('per company and month').waitFor();
    expect(await card(1).getByRole('link', { name: '4 orders' }).getAttribute('href')).toContain('/ware/2/orders');
    expect(await card(2).getByText('Bestseller').count()).toBe(0);
    expect([await card(3).getByText('New').count(), await card(0).getByText('New').count()]).toEqual([1, 0]);
    expect(await card(4).getByText('from').count()).toBe(0);
    expect(await card(4).getByRole('button', { name: 'Order' }).count()).toBe(0);
    await card(1).getByRole('button', { name: 'Order' }).click();
    await page.getByText('It is on its way').waitFor();
    expect(await inputs('Shop/OrderWare')).toEqual([{ wareId: 2 }]);
    await card(0).getByRole('checkbox').check();
    expect(await violationsInBoth()).toEqual([]);

    await page.getByRole('button', { name: 'Sort by Ranking' }).click();
    await page.getByRole('menuitem', { name: 'Newest first' }).click();
    await page.getByRole('button', { name: 'Sort by Newest first' }).waitFor();
    expect(page.url()).toContain('sort=-ChangedUtc');
    expect((await inputs('Shop/GetWares')).at(-1)).toMatchObject({ orderBy: { Key: 'ChangedUtc', Value: 'DESC' } });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link to this search' }).click();
    await page.getByText('The link is copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.getByRole('radio', { name: 'List' }).click();
    await page.getByRole('columnheader', { name: 'Maker' }).waitFor();
    expect(page.url()).toContain('display=rows');
    await card(0)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Order' }).waitFor();
  });

  it('are narrowed by values that a call lists, which the address keeps and a chip names', async () => {
    const { page, inputs, violations } = await open('screen=catalogue&count=45');
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Maker' }).click();
    for (const name of ['Fensterblick', 'Tresorwerk', 'Donau-Archivgesellschaft'])
      await page.getByRole('checkbox', { name, exact: true }).check();
    await page.getByRole('button', { name: 'Maker Fensterblick, Tresorwerk +1' }).waitFor();
    expect(await violations()).toEqual([]);
    await expect.poll(async () => (await inputs('Shop/GetWares')).at(-1)).toMatchObject({ makerIds: [1, 2, 3] });
    await page.reload();
    await page.getByRole('button', { name: 'Maker Fensterblick, Tresorwerk +1' }).waitFor();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => page.url()).not.toContain('makerIds');
  });

  it('are chosen up to as many as may be, and stand side by side after that', async () => {
    const { page, violationsInBoth } = await open('screen=catalogue&count=45');
    const box = (at: number) => page.locator(`[data-line="${at}"]`).getByRole('checkbox');
    for (const at of [0, 1, 3]) await box(at).check();
    const bar = page.getByRole('region', { name: 'Selected entries' });
    await bar.getByText('3 wares chosen, at most 3').waitFor();
    expect([await box(2).isDisabled(), await box(3).isDisabled()]).toEqual([true, false]);
    expect(await box(2).getAttribute('aria-description')).toBe('At most 3 at once');
    await page.locator('[data-line="2"]').focus();
    await press(page, 'Space');
    await page.getByText('At most 3 at once').waitFor();
    await bar.getByRole('button', { name: 'Compare 3' }).click();
    await expect.poll(() => page.url()).toContain('/fixture/compared?wares=1%2C2%2C4');

    const beside = await visitor('screen=compared#/fixture/compared?wares=4,1,99');
    const names = () => beside.page.getByRole('columnheader').allInnerTexts();
    await beside.page.getByText('One of them is not there any more.').waitFor();
    expect(await names()).toEqual(['Fjordlys Login', 'Virtual Desktop Plus']);
    await beside.page.getByRole('switch', { name: 'Only differences' }).check();
    await beside.page.getByRole('rowheader', { name: 'Tags' }).waitFor({ state: 'detached' });
    expect(await beside.page.getByRole('rowheader', { name: 'Price' }).count()).toBe(1);
    expect(beside.page.url()).toContain('differences=on');
    expect(await beside.violations()).toEqual([]);
    await beside.page.getByRole('button', { name: 'Take Fjordlys Login out' }).click();
    await expect.poll(names).toEqual(['Virtual Desktop Plus']);
    await beside.page.getByRole('button', { name: 'Add another' }).click();
    await beside.page.getByRole('combobox', { name: 'Add another' }).fill('mailbox');
    await beside.page.getByRole('option', { name: 'Mailbox Business', exact: true }).click();
    await expect.poll(names).toEqual(['Virtual Desktop Plus', 'Mailbox Business']);
    await beside.page.setViewportSize({ width: 390, height: 800 });
    expect(await beside.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect([await violationsInBoth(), await beside.violations()]).toEqual([[], []]);
  });

  it('lead to prices by quantity, in a table whose lines stand one below the other on a phone', async () => {
    const { page, violationsInBoth } = await visitor('screen=ware-prices&wareId=1');
    const cells = (name: string) => page.getByRole('row', { name }).locator('td[data-value]').allInnerTexts();
    await page.getByRole('rowheader', { name: 'Per user' }).waitFor();
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      ...['Fee', 'Term', 'From 1', 'From 10', 'From 100', 'Saved'],
    ]);
    expect(await cells('Per user')).toEqual(['28.50', '27.10', '24.10']);
    expect(await cells('Setup')).toEqual(['15.00', '15.00', '15.00']);
    await page.getByText('EUR, net').waitFor();
    await page.getByRole('row', { name: 'Per user' }).getByRole('button', { name: '27.10' }).click();
    const reason = page.getByRole('dialog', { name: 'Why this price?' });
    await reason.getByText('10', { exact: true }).waitFor();
    await reason.getByRole('button', { name: 'Close' }).click();
    await reason.waitFor({ state: 'hidden' });
    expect(await page.getByRole('link', { name: 'Backup Vault' }).getAttribute('href')).toContain('/ware/2');
    await page.setViewportSize({ width: 390, height: 800 });
    const of = (name: string) => page.getByRole('row', { name }).getByRole('cell').last().boundingBox();
    const [first, second] = [await of('Per user'), await of('Setup')];
    expect(second?.x).toBe(first?.x);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violationsInBoth()).toEqual([]);
    await page.getByRole('button', { name: 'Backup Vault' }).click();
    await page.getByRole('dialog', { name: 'Read: Backup Vault' }).getByText('1,200').waitFor();
  });

  it('stay where they are, below what went wrong, when others do not come', async () => {
    const { page } = await open('screen=catalogue&count=45', 390);
    await page.evaluate(() => {
      window.server.failing = { 'Shop/GetWares': { Message: 'The shop is closed.' } };
    });
    await page.getByRole('button', { name: 'Sort by Ranking' }).click();
    await page.getByRole('menuitem', { name: 'Lowest price' }).click();
    await page.getByRole('alert').getByText('The shop is closed.').waitFor();
    expect(await page.locator('[data-line]').count()).toBe(20);
    await page.evaluate(() => {
      window.server.failing = {};
    });
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
