/** Texts by language in a form: the list of languages, the editor with its preview, and faults in a language that is not in sight. */
import { expect, it } from 'vitest';
import { fixtureVisitors } from './browser/fixture.ts';

const { visitor } = fixtureVisitors('form');

it('texts by language are written one after the other, with marks by key; a fault leads to its language', async () => {
  const { page, faults, inputs, violationsInBoth } = await visitor('screen=notice&noticeId=3');
  await page.getByText('Missing: Español').first().waitFor();
  await page.frameLocator('iframe').getByText('Nordlicht GmbH').waitFor();
  await page.getByRole('button', { name: 'Edit Texts' }).click();
  const language = (name: RegExp) => page.getByRole('tab', { name });
  await language(/Polski pl 1 of 2/).waitFor();
  expect(await violationsInBoth()).toEqual([]);
  await page.getByLabel('Title (English)').fill('');
  await language(/English/).press('ArrowUp');
  expect(await language(/Português/).getAttribute('aria-selected')).toBe('true');
  await language(/Polski/).click();
  const text = page.getByLabel('Text (Polski)');
  await text.fill('Liczymy w piątek');
  await text.press('Control+a');
  await text.press('Control+b');
  await page
    .getByRole('region', { name: 'Preview' })
    .first()
    .locator('strong', { hasText: 'Liczymy w piątek' })
    .waitFor();
  await language(/Polski pl written/).waitFor();
  await page.getByRole('button', { name: 'Save texts' }).click();
  // What is wrong stands in another language: the form goes there.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
  await page.getByLabel('Title (English)').fill('Counting');
  await page.getByRole('button', { name: 'Save texts' }).click();
  await page.getByText('Changes saved').waitFor();
  const [sent] = await inputs('Test/WriteNotice');
  expect(sent).toMatchObject({
    Titles: { en: 'Counting', de: 'Inventur', pl: 'Inwentaryzacja' },
    Texts: { de: 'Wir zählen **am Freitag**.', pl: '**Liczymy w piątek**' },
  });
  expect(faults).toEqual([]);
});
