/** Forms beside stock rjsf: the same gestures over the same schema end with the same values, and each field has its label. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someOf } from '../../generators/testing/sample.ts';
import type { Gesture } from '../fixtures/page/parity/cases.ts';
import { everyCase } from '../fixtures/page/parity/samples.ts';
import { type FixtureVisitor, fixtureVisitors } from './browser/fixture.ts';

const { open } = fixtureVisitors('form');

/** Ids of ours have dots where stock rjsf has lines. */
const byId = (page: Page, id: string) => page.locator(`xpath=//*[translate(@id, ".", "_")="${id}"]`);

async function act(page: Page, ours: boolean, [what, target, text = '']: Gesture): Promise<void> {
  const place = byId(page, target.replace('#', ''));
  if (what === 'add')
    return page
      .locator(ours ? '[data-add]' : '.rjsf-array-item-add button')
      .first()
      .click();
  if (what === 'copy')
    return page
      .locator(ours ? '[data-copy]' : 'button.rjsf-array-item-copy')
      .first()
      .click();
  if (what === 'remove')
    return page
      .locator(ours ? '[data-remove]' : 'button.rjsf-array-item-remove')
      .first()
      .click();
  if (what === 'file')
    return place.setInputFiles({ name: text, mimeType: 'text/plain', buffer: Buffer.from(`in ${text}`) });
  if (what === 'check') return place.check();
  if (what === 'radio') return place.click();
  if (what !== 'select') {
    await place.fill(text);
    return place.press('Tab');
  }
  if (!ours) await place.selectOption({ label: text });
  else {
    await place.click();
    // Members of an enumeration are called by words there.
    await page.getByRole('option', { name: new RegExp(`^${text}$`, 'i') }).click();
  }
}

describe('beside stock rjsf', () => {
  let parity: FixtureVisitor;
  beforeAll(async () => {
    parity = await open('screen=parity');
    await parity.page.waitForFunction(() => 'show' in window);
  });
  afterAll(() => parity?.close());

  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

  /** What is there after the gestures, and after sending. */
  async function end(engine: 'stock' | 'ours', index: number) {
    const { page } = parity;
    await page.evaluate(([which, at]) => window.show(which, at), [engine, index] as const);
    await page.locator('#root form').waitFor();
    for (const gesture of everyCase[index]?.acts ?? []) await act(page, engine === 'ours', gesture);
    const ids = await page
      .locator('#root :is(input, select, textarea)')
      .evaluateAll((controls) => controls.map(({ id }) => id.replaceAll('.', '_')).filter(Boolean));
    if (engine === 'ours') expect(await page.evaluate(unnamed)).toEqual([]);
    const data = plain(await page.evaluate(() => window.shown.data));
    await page.evaluate(() => document.querySelector<HTMLButtonElement>('#root button[type="submit"]')?.click());
    await page.waitForFunction(() => window.shown.submitted !== undefined || (window.shown.wrong?.length ?? 0) > 0);
    const { submitted, wrong = [] } = await page.evaluate(() => window.shown);
    return { wrong, end: { data, ids: ids.sort(), submitted: plain(submitted), isRefused: wrong.length > 0 } };
  }
  /** Controls without a label, besides those that a case draws itself. */
  const unnamed = (): readonly string[] =>
    [...document.querySelectorAll<HTMLInputElement>('#root form :is(input, select, textarea)')]
      .filter((control) => control.type !== 'hidden' && control.dataset['own'] === undefined)
      .filter(({ labels, ariaLabel }) => !labels?.length && !ariaLabel)
      .map(({ id }) => id);
  /** 'required .list[0].name' is about list.0.name. */
  const named = (wrong: string) => wrong.replace(/^\S+ \.?/, '').replace(/\[(\d+)\]/g, '.$1');

  const numbered = everyCase.map(({ name }, index) => [name, index] as const);
  it.each(someOf(numbered, 10, 'cases beside stock rjsf'))('%s ends the same', async (_name, index) => {
    const stock = await end('stock', index);
    const ours = await end('ours', index);
    const { unasked = [] } = everyCase[index] ?? {};
    expect(ours.end).toEqual({ ...stock.end, ids: stock.end.ids.filter((id) => !unasked.includes(id)) });
    // Ours leaves out what only says that something inside did not fit.
    expect(stock.wrong.map(named)).toEqual(expect.arrayContaining([...ours.wrong]));
  });
});
