/** Tabs inside of tabs: each row is told from the one above by its look, its name and its address; where there is one tab, there is no row. */
import { expect, it } from 'vitest';
import { fixtureVisitors } from './browser/fixture.ts';

const { visitor } = fixtureVisitors('board');

it('a row of tabs below another one looks like parts of what is open there, and is named after it', async () => {
  const { page, violationsInBoth, faults } = await visitor('screen=tabs-of-all&shopId=3&query=tab=inner');
  const rows = page.getByRole('main').getByRole('navigation');
  await page.getByRole('link', { name: 'First part' }).waitFor();
  const told = await rows.evaluateAll((all) =>
    all.map((row) => {
      const link = row.querySelector('a') as HTMLElement;
      const { height, fontSize, borderBottomWidth } = getComputedStyle(link);
      return { name: row.getAttribute('aria-label'), look: `${height} ${fontSize} ${borderBottomWidth}` };
    }),
  );
  expect(told.map(({ name }) => name)).toEqual(['Parts of this page', 'Inner']);
  expect(told[0]?.look).not.toBe(told[1]?.look);
  expect(await violationsInBoth()).toEqual([]);
  expect(faults).toEqual([]);
});

it('tabs inside of the first one are chosen by themselves: what is open around stays open', async () => {
  const { page, faults } = await visitor('screen=tabs-of-few');
  const rows = page.getByRole('main').getByRole('navigation');
  const open = () => rows.locator('[aria-current="page"]').allInnerTexts();
  await expect.poll(open).toEqual(['Both', 'By name']);
  await page.getByRole('link', { name: 'By state' }).click();
  await page.getByRole('columnheader', { name: 'State' }).waitFor();
  expect(await open()).toEqual(['Both', 'By state']);
  await page.getByRole('link', { name: 'Alone' }).click();
  await expect.poll(open).toEqual(['Alone']);
  await page.goBack();
  await expect.poll(open).toEqual(['Both', 'By state']);
  expect(faults).toEqual([]);
});

it.each(['alone', 'without-a-right'])('%s: a tab that there is no other beside is shown without a row', async (tab) => {
  const { page, violationsInBoth, faults } = await visitor(`screen=tabs-of-few&query=tab=${tab}`);
  await page.getByRole('row', { name: /Fischmarkt/ }).waitFor();
  const rows = page.getByRole('main').getByRole('navigation', { name: /Parts of this page|Alone|Without a right/ });
  expect(await rows.count()).toBe(1);
  expect(await page.getByRole('link', { name: /Nothing beside|Open to all/ }).count()).toBe(0);
  expect(await violationsInBoth()).toEqual([]);
  expect(faults).toEqual([]);
});
