/** Forms as people use them: by keyboard, with faults, with choices and checks of the server, over a reload. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { someOf } from '../../generators/testing/sample.ts';
import { fixtureVisitors } from './browser/fixture.ts';

const { visitor } = fixtureVisitors('form');

const field = (page: Page, name: string) => page.locator(`input[id$=".${name}"], textarea[id$=".${name}"]`);
const errorOf = (page: Page, name: string) => page.locator(`[id$=".${name}-error"]`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id.split('.').slice(1).join('.'));

/** @returns what lets the calendar come, which the page waits for from now on. */
async function holdCalendar(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/DatePickerInput*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

it('who wants less motion sees the other colours at once, however deep they stand', async () => {
  const { page } = await visitor('screen=lists');
  await page.locator('form input').first().waitFor();
  const colours = await page.evaluate(async () => {
    const deep = document.querySelector('form label') as Element;
    const seen = () => getComputedStyle(deep).color;
    const before = seen();
    document.documentElement.dataset['mantineColorScheme'] = 'dark';
    const atOnce = seen();
    await new Promise((done) => setTimeout(done, 500));
    return { before, atOnce, after: seen() };
  });
  expect(colours.atOnce).toBe(colours.after);
  expect(colours.after).not.toBe(colours.before);
});

describe('a form', () => {
  const screens = ['every-kind&shelfId=7', 'dependent', 'lists', 'server-layout', 'pictures&shelfId=7'];
  it.each(someOf(screens, 2, 'screens of forms'))(
    'has no fault of access, empty and with messages: %s',
    async (screen) => {
      const { page, violationsInBoth } = await visitor(`screen=${screen}`);
      await page.locator('form').waitFor();
      expect(await violationsInBoth()).toEqual([]);
      await page.locator('[data-action-bar] button').last().click();
      await page.locator('[id$="-error"]').first().waitFor();
      expect(await violationsInBoth()).toEqual([]);
    },
  );

  it('of very many fields opens at its first one without drawing them all, and is sent as it stands', async () => {
    const { page, inputs, faults } = await visitor('screen=every-kind&shelfId=7');
    // The browser never finds time for what can wait.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(page.url().replace('every-kind&shelfId=7', 'many-questions'));
    await expect.poll(() => focused(page)).toBe('Question1');
    await field(page, 'Question20').waitFor();
    expect(await field(page, 'Question130').count()).toBe(0);
    await page.keyboard.type('Yes');
    await page.locator('[data-action-bar] button').last().click();
    await expect.poll(() => inputs('Test/AnswerQuestions')).toEqual([{ Question1: 'Yes' }]);
    expect(faults).toEqual([]);
  });

  it('is filled and sent by the keyboard alone; what is wrong stands at its field, the first one has the focus', async () => {
    const { page, faults, inputs } = await visitor('screen=every-kind&shelfId=7');
    await field(page, 'Name').focus();
    await page.keyboard.press('Enter');
    await errorOf(page, 'Name').waitFor();
    expect(await focused(page)).toBe('Name');
    expect(await errorOf(page, 'Name').innerText()).toBe('This field is required');
    expect(await field(page, 'Name').getAttribute('aria-describedby')).toContain('Name-error');
    expect(await page.getByRole('alert').innerText()).toContain('3 fields need a change before saving');
    await page.keyboard.type('Anker');
    await page.keyboard.press('Tab');
    await page.keyboard.type('abc');
    await page.keyboard.press('Tab');
    expect(await errorOf(page, 'Code').innerText()).toBe('Uppercase letters only');
    await field(page, 'Code').fill('ABC');
    await page.keyboard.press('Tab');
    await expect.poll(() => errorOf(page, 'Code').count()).toBe(0);
    await field(page, 'Size').focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: 'Small' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await field(page, 'Seats').focus();
    await page.keyboard.type('four');
    await page.keyboard.press('Enter');
    expect(await errorOf(page, 'Seats').innerText()).toBe('Numbers only');
    await expect.poll(() => focused(page)).toBe('Seats');
    await field(page, 'Seats').fill('4');
    await field(page, 'Home.Street').fill('Kai 1');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Home.City');
    await page.keyboard.type('Wien');
    const time = field(page, 'CopyTime');
    await time.fill('half past nine');
    await page.keyboard.press('Tab');
    expect(await errorOf(page, 'CopyTime').innerText()).toBe('Enter a time, such as 17:30');
    await time.fill('9:30:15 pm');
    await page.keyboard.press('Tab');
    await expect.poll(() => time.inputValue()).toBe('21:30:15 UTC');
    await time.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Thing created').waitFor();
    const [sent] = await inputs('Test/CreateThing');
    expect(sent).toMatchObject({ shelfId: 7, Name: 'Anker', Code: 'ABC', Seats: 4, IsActive: false });
    expect(sent).toMatchObject({ Home: { Street: 'Kai 1', City: 'Wien' }, CopyTime: '21:30:15Z' });
    expect(faults).toEqual([]);
  });

  it('keeps a date that it cannot read, says what it takes, and takes what people write', async () => {
    const { page } = await visitor('screen=every-kind&shelfId=7');
    const date = field(page, 'EndDate');
    await date.fill('5th of March');
    await page.keyboard.press('Tab');
    expect(await errorOf(page, 'EndDate').innerText()).toBe('Enter a date, such as 31/12/2027');
    expect(await date.inputValue()).toBe('5th of March');
    await page.locator('[data-action-bar] button').last().click();
    const told = page.getByRole('alert');
    expect(await told.innerText()).toContain('4 fields need a change before saving');
    // Whoever found a fault, the first one on the page comes first.
    const names = await told.getByRole('button').allInnerTexts();
    expect([names[0], names.at(-1)]).toEqual(['Name', 'End date']);
    await expect.poll(() => focused(page)).toBe('Name');
    for (const [typed, shown] of [
      ['5 Mar 1990', '05/03/1990'],
      ['1.2.90', '01/02/1990'],
    ] as const) {
      await date.fill(typed);
      await page.keyboard.press('Tab');
      await expect.poll(() => date.inputValue()).toBe(shown);
      await expect.poll(() => errorOf(page, 'EndDate').count()).toBe(0);
    }
  });

  it('goes on saying what is wrong with a date when its calendar comes after it was left', async () => {
    const { page } = await visitor('screen=every-kind&shelfId=7');
    const arrive = await holdCalendar(page);
    await page.reload();
    const date = field(page, 'EndDate');
    await date.fill('5th of March');
    await page.keyboard.press('Tab');
    await errorOf(page, 'EndDate').waitFor();
    arrive();
    await page.locator('.tabler-icon-calendar').first().waitFor();
    await expect.poll(() => date.inputValue()).toBe('5th of March');
    expect(await errorOf(page, 'EndDate').innerText()).toBe('Enter a date, such as 31/12/2027');
  });

  it('leaves a box in its place while a message comes below the field beside it', async () => {
    const { page } = await visitor('screen=every-kind&shelfId=7');
    const box = page.getByRole('checkbox', { name: 'Is active' });
    const instant = field(page, 'StartUtc');
    const places = async () => [await box.boundingBox(), await instant.boundingBox()].map((each) => each?.y ?? 0);
    const [boxBefore = 0, instantBefore = 0] = await places();
    // They stand in one line of the form.
    expect(Math.abs(boxBefore - instantBefore)).toBeLessThan(40);
    await instant.fill('tomorrow at noon');
    await page.keyboard.press('Tab');
    await errorOf(page, 'StartUtc').waitFor();
    const [boxAfter = 0, instantAfter = 0] = await places();
    expect(boxAfter - instantAfter).toBe(boxBefore - instantBefore);
  });

  it('keeps an instant that it cannot read, and what is typed as a day before its calendar has come', async () => {
    const { page } = await visitor('screen=every-kind&shelfId=7');
    const instant = field(page, 'StartUtc');
    await instant.fill('tomorrow at noon');
    await page.keyboard.press('Tab');
    expect(await errorOf(page, 'StartUtc').innerText()).toBe('Enter a date and a time, such as 31/12/2027 23:59');
    expect(await instant.inputValue()).toBe('tomorrow at noon');
    await instant.fill('5 Mar 1990, 2 pm');
    await page.keyboard.press('Tab');
    await expect.poll(() => instant.inputValue()).toBe('05/03/1990 14:00');
    const arrive = await holdCalendar(page);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    const date = field(page, 'EndDate');
    await date.pressSequentially('5 Mar');
    arrive();
    await page.locator('.tabler-icon-calendar').first().waitFor();
    expect(await date.inputValue()).toBe('5 Mar');
    await page.keyboard.type(' 1990');
    await page.keyboard.press('Tab');
    await expect.poll(() => date.inputValue()).toBe('05/03/1990');
  });

  it('that is left asks for none of its choices again when its own write has changed them; one that stays does', async () => {
    const reads = ['Test/GetTowns', 'Test/FindParents'];
    const { page, asked } = await visitor('screen=leaving');
    const counts = async () => (await Promise.all(reads.map(asked))).map((each) => each.length);
    await field(page, 'UserName').fill('ada.huber');
    await field(page, 'ParentId').click();
    await page.getByRole('option').first().click();
    const before = await counts();
    expect(Math.min(...before)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByText('The invitation is on its way').waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe('#/fixture/invited');
    await pause(300);
    expect(await counts()).toEqual(before);
    // The fixture shows it still: whoever goes on in it finds what is there now.
    await field(page, 'UserName').fill('ada.huber2');
    await expect.poll(counts).toEqual(before.map((count) => count + 1));
  });

  it('asks the server once, puts its words at their field, and keeps every character', async () => {
    const { page, inputs } = await visitor('screen=dependent');
    await field(page, 'Country').click();
    await page.keyboard.type('Austria');
    await page.getByRole('option', { name: 'Austria' }).click();
    await field(page, 'UserName').fill('ada.huber');
    await field(page, 'ParentId').click();
    await page.getByRole('option').first().click();
    await page.evaluate(() => {
      window.server.wait = 300;
      window.server.failing = {
        'Test/InviteUser': { Message: 'UserName: No more users fit', Fields: { UserName: 'No more users fit' } },
      };
    });
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByRole('checkbox', { name: 'The address is known to the person' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Invite' }).dblclick();
    await errorOf(page, 'UserName').waitFor();
    expect(await errorOf(page, 'UserName').innerText()).toBe('No more users fit');
    await expect.poll(() => focused(page)).toBe('UserName');
    expect(await inputs('Test/InviteUser')).toHaveLength(1);
    expect(await field(page, 'UserName').inputValue()).toBe('ada.huber');
    await page.keyboard.type('2');
    await expect.poll(() => errorOf(page, 'UserName').count()).toBe(0);
  });
});

describe('a layout of the server', () => {
  it('asks for what the layout says, once it is known which one, and gives it as a record', async () => {
    const { page, inputs } = await visitor('screen=server-layout');
    await field(page, 'sort').click();
    await page.getByRole('option', { name: 'User' }).click();
    await field(page, 'values.Firstname').fill('A name that is longer than twenty characters');
    expect(await field(page, 'values.Number').getAttribute('readonly')).not.toBeNull();
    await page.getByRole('button', { name: 'Create account' }).click();
    expect(await errorOf(page, 'values.Firstname').innerText()).toBe('At most 20 characters');
    expect(await errorOf(page, 'values.Email').innerText()).toBe('This field is required');
    await field(page, 'values.Firstname').fill('Ada');
    await field(page, 'values.Email').fill('ada@donau.example');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect
      .poll(() => inputs('Test/FillLayout'))
      .toEqual([{ sort: 'User', values: { Firstname: 'Ada', Email: 'ada@donau.example' } }]);
  });
});

describe('lists', () => {
  it('grow, move and shrink by buttons; the focus stays with the item and a word says what happened', async () => {
    const { page, faults, inputs } = await visitor('screen=lists');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.poll(() => focused(page)).toBe('Lines.1.Article');
    await page.keyboard.type('Rope');
    await page.getByRole('button', { name: 'Move item 2 up' }).click();
    await page.getByText('Moved to position 1').waitFor({ state: 'attached' });
    expect(await field(page, 'Lines.0.Article').inputValue()).toBe('Rope');
    const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(await label()).toBe('Move item 1 down');
    await page.getByRole('button', { name: 'Remove item 2' }).click();
    await page.getByText('Item 2 removed').waitFor({ state: 'attached' });
    expect(await label()).toBe('Remove item 1');
    await field(page, 'Lines.0.Amount').fill('2');
    await page.locator('[id$="Payment__anyof_select"]').click();
    await page.getByRole('option', { name: 'Card' }).click();
    await field(page, 'Payment.Card').fill('4111');
    await page.getByRole('button', { name: 'Order', exact: true }).click();
    await expect.poll(() => errorOf(page, 'Payment.Holder').count()).toBe(1);
    expect(await page.locator('[id$="-error"]').count()).toBe(3);
    await field(page, 'Payment.Holder').fill('Ada');
    await field(page, 'Delivery.Street').fill('Kai');
    await field(page, 'Delivery.City').fill('Wien');
    await page.keyboard.press('Enter');
    await expect.poll(() => inputs('Test/OrderThings')).toHaveLength(1);
    const [sent] = await inputs('Test/OrderThings');
    expect(sent).toMatchObject({
      Lines: [{ Article: 'Rope', Amount: 2 }],
      Payment: { Means: 'Card', Card: '4111', Holder: 'Ada' },
    });
    expect(await field(page, 'Payment.Means').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('suggest the examples of their schema, and take any other value as well', async () => {
    const { page } = await visitor('screen=lists');
    const suggested = (name: string) =>
      field(page, name).evaluate((input) =>
        [...((input as HTMLInputElement).list?.options ?? [])].map(({ value }) => value),
      );
    expect(await suggested('Lines.0.Article')).toEqual(['Anchor', 'Chain']);
    expect(await suggested('Delivery.City')).toEqual(['Wien', 'Graz', 'Linz']);
    expect(await suggested('Delivery.Street')).toEqual([]);
    const city = page.getByRole('combobox', { name: 'City' });
    await city.fill('Steyr');
    await page.keyboard.press('Tab');
    expect(await city.inputValue()).toBe('Steyr');
    expect(await errorOf(page, 'Delivery.City').count()).toBe(0);
  });

  it('of values whose names the call knows offer those that nothing has yet, until all are taken', async () => {
    const { page, faults, inputs } = await visitor('screen=lists');
    const add = page.getByRole('button', { name: 'Add a value' });
    await add.click();
    await expect.poll(() => focused(page)).toBe('Marks.Gate-key');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['Gate', 'Dock', 'Night shift']);
    await page.getByRole('option', { name: 'Dock' }).click();
    await field(page, 'Marks.Dock').fill('North');
    await add.click();
    await expect.poll(() => focused(page)).toBe('Marks.Gate-key');
    await add.click();
    await expect.poll(() => focused(page)).toBe('Marks.NightShift-key');
    expect(await add.count()).toBe(0);
    await page.getByRole('button', { name: 'Remove NightShift' }).click();
    await field(page, 'Marks.Gate').fill('3');
    const named: readonly (readonly [string, string])[] = [
      ['Lines.0.Article', 'Rope'],
      ['Lines.0.Amount', '2'],
      ['Payment.Iban', 'AT61 1904 3002 3457 3201'],
      ['Delivery.Street', 'Kai'],
      ['Delivery.City', 'Wien'],
    ];
    for (const [name, value] of named) await field(page, name).fill(value);
    await page.getByRole('button', { name: 'Order', exact: true }).click();
    await expect.poll(() => inputs('Test/OrderThings')).toHaveLength(1);
    expect((await inputs('Test/OrderThings'))[0]).toMatchObject({ Marks: { Dock: 'North', Gate: '3' } });
    expect(faults).toEqual([]);
  });

  it('say in the line which of two days comes too early, and nothing is sent before it is mended', async () => {
    const { page, inputs } = await visitor('screen=lists');
    const fill = async (name: string, value: string) => {
      await field(page, name).fill(value);
      await page.keyboard.press('Tab');
    };
    await fill('Lines.0.Article', 'Rope');
    await fill('Lines.0.Amount', '2');
    await fill('Lines.0.From', '03/02/2027');
    await fill('Lines.0.Until', '03/02/2027');
    await fill('Payment.Iban', 'AT61 1904 3002 3457 3201');
    await fill('Delivery.Street', 'Kai');
    await fill('Delivery.City', 'Wien');
    const order = () => page.getByRole('button', { name: 'Order', exact: true }).click();
    await order();
    await expect.poll(() => errorOf(page, 'Lines.0.Until').allInnerTexts()).toEqual(['Must lie after “From”']);
    expect(await inputs('Test/OrderThings')).toEqual([]);
    await fill('Lines.0.Until', '04/02/2027');
    await order();
    await expect.poll(() => inputs('Test/OrderThings')).toHaveLength(1);
    expect((await inputs('Test/OrderThings'))[0]).toMatchObject({
      Lines: [{ From: '2027-02-03', Until: '2027-02-04' }],
    });
  });
});

describe('what is typed', () => {
  it('is there again after a reload, without the password, until it is discarded', async () => {
    const { page } = await visitor('screen=every-kind&shelfId=7');
    await field(page, 'Name').fill('Anker');
    await field(page, 'Seats').fill('4');
    await field(page, 'Password').fill('correct horse battery');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('Your earlier entries were restored').waitFor();
    expect([await field(page, 'Name').inputValue(), await field(page, 'Seats').inputValue()]).toEqual(['Anker', '4']);
    expect(await field(page, 'Password').inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('horse');
    await page.getByRole('button', { name: 'Discard them' }).click();
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('');
    await page.reload();
    await field(page, 'Name').waitFor();
    expect(await page.getByText('Your earlier entries were restored').count()).toBe(0);
  });
});
