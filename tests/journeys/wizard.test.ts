/** Wizards as people use them: by keyboard, back and forth, over a reload, refused by the server, and never sent twice. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fixtureVisitors } from './browser/fixture.ts';

const { visitor } = fixtureVisitors('wizard');
const { visitor: buyer } = fixtureVisitors('product');
const whole = 'screen=every-step';

const field = (page: Page, name: string) => page.locator(`input[id$=".${name}"], textarea[id$=".${name}"]`);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const row = (page: Page, name: string) => page.locator('tr[data-line]', { hasText: name });
const goOn = (page: Page) => page.locator('[data-action-bar] button').last();
const steps = (page: Page) => page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem');

async function toBoats(page: Page) {
  await row(page, 'Nordhafen').click();
  await goOn(page).click();
  await heading(page, 'Boats').waitFor();
}
async function toStay(page: Page) {
  await toBoats(page);
  await row(page, 'Gannet').click();
  await row(page, 'Albatros').click();
  await goOn(page).click();
  await field(page, 'nights').waitFor();
}
async function toReview(page: Page) {
  await toStay(page);
  await field(page, 'arrival').fill('01/05/2027');
  await goOn(page).click();
  await field(page, 'insurance.Company').fill('Hansa');
  await goOn(page).click();
  await page.getByText('Who to call').waitFor();
  await goOn(page).click();
  await heading(page, 'Review').waitFor();
}
async function agree(page: Page) {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

describe('a wizard', () => {
  it('has the one row picked that there is no other beside, says so, and asks nobody who leaves it so', async () => {
    const { page, faults } = await buyer('screen=create/service');
    const only = row(page, 'Donau-Dampfschifffahrtsgesellschaft');
    await expect.poll(() => only.getAttribute('aria-selected')).toBe('true');
    await page.getByText('There is only this one, so it is chosen already.').waitFor();
    expect(await page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(true);
    await goOn(page).click();
    await heading(page, 'Service').waitFor();
    expect(faults).toEqual([]);
  });

  it('has no fault of access in any of its steps; on a phone they stand in one row, and nothing out of the page', async () => {
    const { page, faults, violationsInBoth } = await visitor(whole);
    const look = async (name: string) => expect([name, await violationsInBoth()]).toEqual([name, []]);
    await row(page, 'Nordhafen').waitFor();
    await goOn(page).click();
    await page.getByText('Pick one of the rows').waitFor();
    await look('Harbour');
    await toBoats(page);
    await look('Boats');
    await row(page, 'Gannet').click();
    await goOn(page).click();
    await field(page, 'nights').waitFor();
    await goOn(page).click();
    await page.locator('[id$="arrival-error"]').waitFor();
    // The calendar, which came with the focus, has stories of its own.
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await look('Stay');
    await field(page, 'arrival').fill('01/05/2027');
    await goOn(page).click();
    await field(page, 'insurance.Company').fill('Hansa');
    await goOn(page).click();
    await page.getByText('Who to call').waitFor();
    await look('House rules');
    await goOn(page).click();
    await heading(page, 'Review').waitFor();
    await goOn(page).click();
    await page.getByText('2 boxes are not ticked yet').waitFor();
    await look('Review');
    await page.setViewportSize({ width: 320, height: 900 });
    await page.getByText('Step 6 of 7: Review').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await look('Review on a phone');
    await page.setViewportSize({ width: 1280, height: 900 });
    await agree(page);
    await goOn(page).click();
    await page.getByText('The berths in Nordhafen are yours').waitFor();
    await look('Booked');
    expect(faults).toEqual([]);
  });

  it('is gone through by the keyboard alone; each step has the focus at its heading', async () => {
    const { page, inputs } = await visitor('screen=short');
    // The first field has the focus.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/\.arrival$/);
    await page.keyboard.type('01/05/2027');
    // Past the way out.
    for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    await heading(page, 'How long').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('How long');
    await page.keyboard.press('Tab');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await page.getByText('The berth is yours').waitFor();
    expect(await inputs('Test/BookBerths')).toEqual([
      { harbourId: 11, boatIds: [1], arrival: '2027-05-01', nights: 3 },
    ]);
    expect(page.url()).toContain('#/booking/77');
  });

  it('picks rows by the keyboard, and none that may not be picked', async () => {
    const { page } = await visitor(whole);
    await row(page, 'Nordhafen').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await row(page, 'Porto Vecchio').getAttribute('aria-selected')).toBe('false');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    expect(await row(page, 'Lagoa Azul').getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    expect(await row(page, 'Lagoa Azul').getAttribute('aria-selected')).toBe('false');
    expect(await row(page, 'Nordhafen').getAttribute('aria-selected')).toBe('true');
  });

  it('takes no more rows than it may', async () => {
    const { page } = await visitor(whole);
    await toBoats(page);
    for (const name of ['Gannet', 'Albatros', 'Seeschwalbe']) await row(page, name).click();
    await goOn(page).click();
    await page.getByText('Pick at most 2 rows').waitFor();
    await row(page, 'Gannet').click();
    await goOn(page).click();
    await field(page, 'nights').waitFor();
  });

  it('keeps everything when somebody goes back, by the browser or by its own ways', async () => {
    const { page } = await visitor(whole);
    await toStay(page);
    expect(await field(page, 'nights').inputValue()).toBe('2');
    await field(page, 'remark').fill('Deep draught');
    await page.goBack();
    await heading(page, 'Boats').waitFor();
    expect(await row(page, 'Gannet').getAttribute('aria-selected')).toBe('true');
    await page.goBack();
    await heading(page, 'Harbour').waitFor();
    expect(await row(page, 'Nordhafen').getAttribute('aria-selected')).toBe('true');
    await page.goForward();
    await page.goForward();
    await expect.poll(() => field(page, 'remark').inputValue()).toBe('Deep draught');
    await page.getByRole('button', { name: 'Back' }).click();
    await heading(page, 'Boats').waitFor();
    await steps(page).filter({ hasText: 'Stay' }).getByRole('link').click();
    await expect.poll(() => field(page, 'remark').inputValue()).toBe('Deep draught');
    expect(await steps(page).filter({ hasText: 'Stay' }).getAttribute('aria-current')).toBe('step');
  });

  it('asks anew for what depends on a change, and has steps only where they are needed', async () => {
    const { page } = await visitor(whole);
    await toReview(page);
    await page.getByRole('link', { name: 'Change Harbour' }).click();
    await row(page, 'Lagoa Azul').click();
    await goOn(page).click();
    await heading(page, 'Boats').waitFor();
    await page.getByText('Nothing is picked').waitFor();
    expect(await steps(page).filter({ hasText: 'Review' }).getByRole('link').count()).toBe(0);
  });

  it('goes on after a reload, without what must not be kept', async () => {
    const { page } = await visitor(whole);
    await toStay(page);
    await field(page, 'remark').fill('Deep draught');
    await field(page, 'gateCode').fill('very-secret');
    await field(page, 'nights').fill('5');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('Deep draught');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      'very-secret',
    );
    await page.reload();
    await page.getByText('Your earlier entries were restored').waitFor();
    await heading(page, 'Stay').waitFor();
    expect(await field(page, 'nights').inputValue()).toBe('5');
    expect(await field(page, 'remark').inputValue()).toBe('Deep draught');
    expect(await field(page, 'gateCode').inputValue()).toBe('');
    await page.goBack();
    expect(await row(page, 'Albatros').getAttribute('aria-selected')).toBe('true');
    await page.getByRole('button', { name: 'Start again' }).click();
    await heading(page, 'Harbour').waitFor();
    await expect.poll(() => page.locator('tr[aria-selected="true"]').count()).toBe(0);
  });

  it('can be cancelled in each step, and then nothing was called', async () => {
    const { page, asked, faults } = await visitor(whole);
    const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
    await row(page, 'Nordhafen').waitFor();
    await cancel.click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#/');
    await page.goBack();
    await toReview(page);
    await cancel.click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#/');
    expect(await asked('Test/BookBerths')).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('does not let anybody into a step by its address before the ones above are done', async () => {
    const { page } = await visitor('screen=every-step#/fixture/book?step=review');
    await heading(page, 'Harbour').waitFor();
    await expect.poll(() => page.url()).not.toContain('step=review');
  });

  it('leaves out what the address knows', async () => {
    const { page } = await visitor('screen=every-step#/fixture/book?harbourId=11');
    await heading(page, 'Boats').waitFor();
    expect(await steps(page).allInnerTexts()).not.toContain('Harbour');
  });

  it('leads to the field that the server refuses, and sends the same input under the same key', async () => {
    const { page, asked } = await visitor(whole);
    await toReview(page);
    await agree(page);
    await page.evaluate(() => {
      window.server.wait = 200;
      window.server.failing = { 'Test/BookBerths': { Message: 'The harbour does not answer' } };
    });
    await goOn(page).dblclick();
    await page.getByRole('alert').getByText('The harbour does not answer').waitFor();
    expect(await asked('Test/BookBerths')).toHaveLength(1);
    await page.evaluate(() => {
      window.server.wait = 0;
      const Fields = { nights: 'At most one night in May' };
      window.server.failing = { 'Test/BookBerths': { Message: 'No', Fields } };
    });
    await goOn(page).click();
    await page.locator('[id$="nights-error"]').getByText('At most one night in May').waitFor();
    const [first, second] = await asked('Test/BookBerths');
    expect(first?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    await page.evaluate(() => {
      window.server.failing = {};
    });
    await field(page, 'nights').fill('1');
    await goOn(page).click();
    await steps(page).filter({ hasText: 'Review' }).getByRole('link').click();
    // What was agreed to has changed.
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    await agree(page);
    await goOn(page).click();
    await page.getByText('The berths in Nordhafen are yours').waitFor();
    const sent = (await asked('Test/BookBerths')).at(-1);
    expect(sent?.input).toMatchObject({ boatIds: [2, 4], nights: 1, insurance: { Company: 'Hansa' } });
    expect(sent?.idempotencyKey).not.toBe(first?.idempotencyKey);
    await page.goBack();
    await heading(page, 'Harbour').waitFor();
    await expect.poll(() => page.locator('tr[aria-selected="true"]').count()).toBe(0);
  });
});
