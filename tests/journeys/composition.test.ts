/** Words that an input method composes: nothing is cut, and Enter takes the word alone. */
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fixtureVisitors } from './browser/fixture.ts';

const forms = fixtureVisitors('form');
const tables = fixtureVisitors('table');

/** Composes as an input method does: step by step under way, then the word. */
async function inputMethod(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  /** A key that the method takes for itself. */
  const key = async (name: string) => {
    const pressed = { key: name, code: name, windowsVirtualKeyCode: 229 };
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...pressed });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed });
  };
  return { compose, key, take: (text: string) => session.send('Input.insertText', { text }) };
}

/** Longer than any pause after which something typed is taken. */
const aWhile = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done, 600)));
const field = (page: Page, name: string) => page.locator(`input[id$=".${name}"], textarea[id$=".${name}"]`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id.split('.').slice(1).join('.'));

describe('a composed word', () => {
  it('stands whole in a text and beside digits, and Enter takes it without sending the form', async () => {
    const { page, inputs, faults } = await forms.visitor('screen=every-kind&shelfId=7');
    const method = await inputMethod(page);
    await field(page, 'Name').focus();
    await page.keyboard.type('A');
    for (const part of ['に', 'にほ', 'にほn']) await method.compose(part);
    await aWhile(page);
    expect(await field(page, 'Name').inputValue()).toBe('Aにほn');
    await method.compose('日本');
    await method.key('Enter');
    expect(await field(page, 'Name').inputValue()).toBe('A日本');
    await method.take('日本');
    await page.keyboard.type('x');
    expect(await field(page, 'Name').inputValue()).toBe('A日本x');

    await field(page, 'Seats').focus();
    await page.keyboard.type('1');
    await method.compose('２');
    await aWhile(page);
    await method.compose('２３');
    await method.key('Enter');
    await aWhile(page);
    expect(await field(page, 'Seats').inputValue()).toBe('1２３');
    await method.take('23');
    expect(await page.locator('[id$="-error"]').count()).toBe(0);
    expect(await inputs('Test/CreateThing')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Size');
    expect(await field(page, 'Seats').inputValue()).toBe('123');
    expect(faults).toEqual([]);
  });

  it('is looked for once it is whole', async () => {
    const { page } = await tables.visitor('screen=offers&count=60');
    const method = await inputMethod(page);
    await page.locator('[data-line="0"]').first().waitFor();
    const rows = () => page.getByRole('grid').getAttribute('aria-rowcount');
    const all = await rows();
    await page.keyboard.press('/');
    await method.compose('arc');
    await method.key('Enter');
    await aWhile(page);
    expect([await page.getByRole('searchbox').inputValue(), await rows()]).toEqual(['arc', all]);
    await method.take('archive');
    await expect.poll(rows).not.toBe(all);
    expect(await page.getByRole('searchbox').inputValue()).toBe('archive');
    expect(await page.locator('[data-line="0"]').innerText()).toContain('archive');
  });

  it('begins in a cell and stays in it until it is taken', async () => {
    const { page } = await tables.visitor('screen=offers&count=60');
    const method = await inputMethod(page);
    const note = page.locator('[data-line="1"] [role="gridcell"]').last();
    await note.click();
    await method.key('Process');
    await method.compose('ぶん');
    const box = note.locator('input');
    expect(await box.inputValue()).toBe('ぶん');
    await method.key('Enter');
    await method.key('Escape');
    await aWhile(page);
    expect(await box.inputValue()).toBe('ぶん');
    await method.take('文');
    await page.keyboard.press('Enter');
    await expect.poll(() => box.count()).toBe(0);
    expect(await note.innerText()).toContain('文');
  });
});
