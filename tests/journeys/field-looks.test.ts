/** How fields stand in a form whatever they hold. */
import { expect, it } from 'vitest';
import { fixtureVisitors } from './browser/fixture.ts';

const { visitor } = fixtureVisitors('form');

it('a field of several choices has no empty line: without one, with any number of them, and where nothing is found', async () => {
  const { page, faults } = await visitor('screen=every-kind&shelfId=7');
  const colors = page.getByRole('combobox', { name: 'Colors' });
  const box = colors.locator('xpath=ancestor::*[contains(@class, "Input-input")][1]');
  const height = async () => (await box.boundingBox())?.height;
  const other = await page.getByRole('textbox', { name: 'Name', exact: true }).boundingBox();
  expect(await height()).toBe(other?.height);
  await colors.click();
  const options = page.getByRole('option');
  await options.first().waitFor();
  const names = await options.allInnerTexts();
  // What is below the last choice is as much as what is above the first.
  const edges = () =>
    box.evaluate((field) => {
      const { top, bottom } = field.getBoundingClientRect();
      const pills = [...field.querySelectorAll('[class*="Pill-root"]')].map((pill) => pill.getBoundingClientRect());
      return Math.abs((pills[0]?.top ?? 0) - top - (bottom - (pills.at(-1)?.bottom ?? 0)));
    });
  for (const name of names) {
    if (!(await options.first().isVisible())) await colors.click();
    await page.getByRole('option', { name, exact: true }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
    expect(await edges(), name).toBeLessThanOrEqual(2);
  }
  // At some of these widths the choices fill their line to its end.
  for (let width = 480; width >= 200; width -= 8) {
    await page.setViewportSize({ width, height: 900 });
    expect(await edges(), `${width} px`).toBeLessThanOrEqual(2);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await colors.click();
  await colors.fill('zzz');
  const nothing = page.getByText('Nothing found');
  await nothing.waitFor();
  expect(await page.getByRole('option').count()).toBe(0);
  expect((await nothing.locator('..').boundingBox())?.height).toBeLessThan(60);
  expect(faults).toEqual([]);
});
