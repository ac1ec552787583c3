/** Tabs inside of tabs: each row is told from the one above by its look and by its name. */
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
