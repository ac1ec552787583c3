/** Rows that people put in order: by keys, from a menu, by mouse and by finger; what is refused stands where it was. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fixtureVisitors } from './browser/fixture.ts';

const { visitor } = fixtureVisitors('table');

const names = (page: Page): Promise<string[]> =>
  page
    .locator('tbody [data-cell="name"] [data-words], tbody th')
    .evaluateAll((cells) => cells.map((cell) => cell.textContent?.replace(/^\d+/, '').trim() ?? ''));
const first = (page: Page, count: number) => names(page).then((all) => all.slice(0, count));
const said = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' });

it('rows are moved by keys and menu, saved in one call after the other, and put back when it is refused', async () => {
  const { page, inputs, violationsInBoth } = await visitor('screen=shelves');
  await page.locator('[data-line="0"]').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await said(page, 'Office suite stands at 3 of 5');
  await expect.poll(() => inputs('Stock/ArrangeShelves').then((sent) => sent.length)).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const last = (await inputs('Stock/ArrangeShelves')).at(-1) as { Shelves: { ShelfId: number; Place: number }[] };
      return last.Shelves.map(({ ShelfId, Place }) => `${Place}: ${ShelfId}`);
    })
    .toEqual(['1: 2', '2: 3', '3: 1', '4: 4', '5: 5']);
  // The focus went with the row, and what stays last lets nothing pass.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-line'))).toBe('2');
  await page.keyboard.press('Alt+End');
  await said(page, 'Office suite stands at 4 of 5');

  await page.getByRole('button', { name: 'Move Endpoint security' }).click();
  expect(await violationsInBoth()).toEqual([]);
  await page.getByRole('menuitem', { name: 'To the top' }).click();
  await expect.poll(() => first(page, 2)).toEqual(['Endpoint security', 'Cloud backup']);

  await expect.poll(() => inputs('Stock/ArrangeShelves').then((sent) => sent.length)).toBeGreaterThanOrEqual(3);
  await page.evaluate(() => {
    window.server.failing = { 'Stock/ArrangeShelves': { Message: 'Somebody was faster' } };
  });
  await page.locator('[data-line="1"]').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByText('Somebody was faster').waitFor();
  await expect.poll(() => first(page, 2)).toEqual(['Endpoint security', 'Cloud backup']);
  // Who tries again before the list has been read anew is heard as well.
  const before = (await inputs('Stock/ArrangeShelves')).length;
  await page.evaluate(() => {
    window.server.slow = { 'Stock/GetShelves': 1500 };
  });
  await page.locator('[data-line="1"]').press('Alt+ArrowUp');
  await expect.poll(() => inputs('Stock/ArrangeShelves').then((sent) => sent.length)).toBe(before + 1);
  await expect.poll(() => first(page, 2)).toEqual(['Endpoint security', 'Cloud backup']);
  await page.evaluate(() => {
    window.server.failing = {};
  });
  await page.locator('[data-line="1"]').press('Alt+ArrowUp');
  await expect.poll(() => inputs('Stock/ArrangeShelves').then((sent) => sent.length)).toBe(before + 2);
  await expect.poll(() => first(page, 2)).toEqual(['Cloud backup', 'Endpoint security']);
});

it('rows are dragged by their grips with mouse and finger, and Escape leaves them', async () => {
  const { page } = await visitor('screen=shelves', { hasTouch: true, viewport: { width: 390, height: 800 } });
  const grip = (name: string) => page.getByRole('button', { name: `Move ${name}` });
  const middle = async (name: string) => {
    const box = await grip(name).boundingBox();
    if (!box) throw new Error(`No grip of ${name}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  /** On the lower half of its row. */
  const below = async (name: string) => {
    const box = await page
      .getByRole('row')
      .filter({ has: grip(name) })
      .boundingBox();
    return { x: 20, y: (box?.y ?? 0) + (box?.height ?? 0) - 6 };
  };
  await grip('Office suite').waitFor();
  const drag = async (name: string, over: string) => {
    const [from, to] = [await middle(name), await below(over)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
  };
  await drag('Office suite', 'Endpoint security');
  expect(await page.locator('[data-drop="below"]').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await first(page, 1)).toEqual(['Office suite']);
  await drag('Office suite', 'Cloud backup');
  await page.mouse.up();
  await expect.poll(() => first(page, 2)).toEqual(['Cloud backup', 'Office suite']);
  expect(await page.getByRole('menu').count()).toBe(0);

  const [from, to] = [await middle('Cloud backup'), await below('Endpoint security')];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', from);
  await touch('touchMove', { x: from.x, y: from.y + 20 });
  await touch('touchMove', to);
  await touch('touchEnd');
  await expect.poll(() => first(page, 1)).toEqual(['Office suite']);
  await expect.poll(() => names(page).then((all) => all[3])).toBe('Cloud backup');
});
