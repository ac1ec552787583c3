/** Lists of plain values as people use them: by keyboard, pasted, with an item that is wrong, in a record, a form and the cells of a table. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fixtureVisitors } from './browser/fixture.ts';

const { visitor } = fixtureVisitors('form');

const list = (page: Page, name: string) => page.getByRole('group', { name });
const line = (page: Page, name: string, n: number) => page.getByRole('textbox', { name: `${name} ${n}`, exact: true });
const texts = async (page: Page, name: string) => {
  const all = await list(page, name).getByRole('textbox').all();
  return Promise.all(all.map((each) => each.inputValue()));
};
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('aria-label') ?? (element as HTMLInputElement | null)?.labels?.[0]?.textContent;
  });
const edit = async (page: Page) => {
  await page.getByRole('button', { name: /^Edit/ }).click();
  await line(page, 'Notes to', 1).waitFor();
};
const save = (page: Page) => page.getByRole('button', { name: /^Save/ }).click();

describe('a list of plain values', () => {
  it('is read item by item, and grows and shrinks by the keyboard alone', async () => {
    const { page, faults, inputs, violationsInBoth } = await visitor('screen=delivery&deliveryId=4');
    await page.getByRole('listitem').getByRole('link', { name: 'lager@ostsee.example' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: '12 months' }).waitFor();
    await edit(page);
    expect(await violationsInBoth()).toEqual([]);
    await line(page, 'Notes to', 2).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^Notes to 3/);
    await page.getByText('Item 3 added').waitFor({ state: 'attached' });
    await page.keyboard.type('hafen@ostsee.example');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Item 2 removed').waitFor({ state: 'attached' });
    await expect.poll(() => texts(page, 'Notes to')).toEqual(['lager@ostsee.example', 'hafen@ostsee.example']);
    expect(await focused(page)).toMatch(/^Notes to 2/);
    await save(page);
    await page.getByText('Delivery saved').waitFor();
    const [sent] = await inputs('Test/SaveDelivery');
    expect(sent).toMatchObject({
      Recipients: ['lager@ostsee.example', 'hafen@ostsee.example'],
      Days: ['2027-02-01', '2027-08-15'],
      Lengths: [1, 12, 36],
    });
    expect(faults).toEqual([]);
  });

  it('takes several at once, in lines or with commas, typed or pasted, and no more than may be', async () => {
    const { page, context, inputs } = await visitor('screen=delivery&deliveryId=4');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.keyboard.press('ControlOrMeta+v');
    };
    await edit(page);
    await line(page, 'Notes to', 2).fill('a@b.example, c@d.example');
    await page.keyboard.press('Tab');
    await expect.poll(() => texts(page, 'Notes to')).toEqual(['lager@ostsee.example', 'a@b.example', 'c@d.example']);
    await list(page, 'Notes to').getByRole('button', { name: 'Add' }).click();
    await paste('e@f.example\ng@h.example');
    // There is room for one more: what does not fit stays as it was pasted, to be mended.
    expect(await texts(page, 'Notes to')).toHaveLength(4);
    await line(page, 'Notes to', 4).fill('');
    await paste('e@f.example');
    await list(page, 'Notes to').getByText('At most 4 values').waitFor();
    await list(page, 'Days').getByRole('button', { name: 'Remove item 2' }).click();
    await list(page, 'Days').getByRole('button', { name: 'Add' }).click();
    await paste('01/03/2027\n02/03/2027');
    await expect.poll(() => texts(page, 'Days')).toEqual(['01/02/2027', '01/03/2027', '02/03/2027']);
    expect(await focused(page)).toMatch(/^Days 3/);
    await save(page);
    await page.getByText('Delivery saved').waitFor();
    expect((await inputs('Test/SaveDelivery'))[0]).toMatchObject({
      Recipients: ['lager@ostsee.example', 'a@b.example', 'c@d.example', 'e@f.example'],
      Days: ['2027-02-01', '2027-03-01', '2027-03-02'],
    });
  });

  it('is wrong at the item that is wrong, whether the page finds it or the server', async () => {
    const { page, violationsInBoth } = await visitor('screen=delivery&deliveryId=4');
    await edit(page);
    await list(page, 'Notes to').getByRole('button', { name: 'Add' }).click();
    await page.keyboard.type('hafen@');
    await page.keyboard.press('Tab');
    const errorOf = (n: number) => page.locator(`[id$=".Recipients.${n - 1}-error"]`);
    const said = 'Enter a valid email address, such as name@example.com';
    await expect.poll(() => errorOf(3).allInnerTexts()).toEqual([said]);
    await save(page);
    await expect.poll(() => focused(page)).toMatch(/^Notes to 3/);
    expect(await line(page, 'Notes to', 3).getAttribute('aria-describedby')).toContain('Recipients.2-error');
    expect(await violationsInBoth()).toEqual([]);
    await line(page, 'Notes to', 3).fill('hafen@ostsee.example');
    await page.evaluate(() => {
      window.server.failing = {
        'Test/SaveDelivery': { Message: 'Refused', Fields: { 'Recipients.1': 'No such mailbox' } },
      };
    });
    await save(page);
    await expect.poll(() => errorOf(2).allInnerTexts()).toEqual(['No such mailbox']);
    expect(await errorOf(3).count()).toBe(0);
    await expect.poll(() => focused(page)).toMatch(/^Notes to 2/);
    // Nothing stands between the items: a line that was emptied and left is gone.
    await line(page, 'Notes to', 2).fill('');
    await page.keyboard.press('Tab');
    await line(page, 'Days', 1).focus();
    await expect.poll(() => texts(page, 'Notes to')).toEqual(['lager@ostsee.example', 'hafen@ostsee.example']);
    expect(await errorOf(2).count()).toBe(0);
  });

  it('is one line in the cell of a table, which names the item that is none', async () => {
    const { page, inputs } = await visitor('screen=deliveries-sheet');
    const cell = page.getByRole('gridcell', { name: /lager@ostsee/ });
    await cell.waitFor();
    await cell.dblclick();
    const box = page.getByRole('textbox', { name: 'Notes to' });
    expect(await box.inputValue()).toBe('lager@ostsee.example; einkauf@ostsee.example');
    await box.fill('lager@ostsee.example, hafen@');
    await page.keyboard.press('Enter');
    await page
      .getByText('“hafen@”: Enter a valid email address, such as name@example.com')
      .first()
      .waitFor({ state: 'attached' });
    await page.getByRole('gridcell', { name: /hafen@/ }).dblclick();
    await box.fill('lager@ostsee.example, hafen@ostsee.example');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect.poll(() => inputs('Test/SaveDelivery')).toHaveLength(1);
    expect((await inputs('Test/SaveDelivery'))[0]).toMatchObject({
      Recipients: ['lager@ostsee.example', 'hafen@ostsee.example'],
    });
  });
});

describe('two days in the cells of a row', () => {
  it('are told where the later one comes too early, and both are sent once it does not', async () => {
    const { page, inputs } = await visitor('screen=deliveries-sheet');
    const type = async (found: RegExp, text: string) => {
      await page.getByRole('gridcell', { name: found }).dblclick();
      await page.getByRole('textbox', { name: 'Arrives' }).fill(text);
      await page.keyboard.press('Enter');
    };
    await page.getByRole('gridcell', { name: /lager@ostsee/ }).waitFor();
    await type(/0?3 Feb 2027/, '31/01/2027');
    await page.getByText('Must not lie before “Leaves”').first().waitFor({ state: 'attached' });
    await type(/31 Jan 2027/, '01/02/2027');
    await expect.poll(() => page.getByText('Must not lie before “Leaves”').count()).toBe(0);
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect.poll(() => inputs('Test/SaveDelivery')).toHaveLength(1);
    expect((await inputs('Test/SaveDelivery'))[0]).toMatchObject({ Leaves: '2027-02-01', Arrives: '2027-02-01' });
  });
});
