/** The rows of a table by keyboard alone: walking, opening, selecting, trees, details, editing like a spreadsheet. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type FixtureVisitor, fixtureVisitors } from './browser/fixture.ts';

const { visitor } = fixtureVisitors('table');
async function open(asked: string, width = 1280): Promise<FixtureVisitor> {
  const opened = await visitor(asked, { viewport: { width, height: 720 } });
  await opened.page.locator('[data-line="0"]').first().waitFor();
  return opened;
}

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
/** Tabs until the focus is in the rows. */
async function enterRows(page: Page): Promise<void> {
  for (let step = 0; step < 30; step += 1) {
    await press(page, 'Tab');
    if (await page.evaluate(() => document.activeElement?.closest('[data-line]') !== null)) return;
  }
  throw new Error('Tab never reaches the rows');
}
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText.split('\n')[0] ?? '');
const rowOfFocus = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.activeElement?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')));
const drawn = (page: Page): Promise<number> => page.locator('[role="row"]').count();
const cell = (page: Page, line: number, name: string) =>
  page.locator(`[data-line="${line}"] [role="gridcell"]`).filter({ hasText: name });

/** Heads whose text neither begins nor ends where the texts of their column do; how many were held against theirs. */
const askew = (page: Page): Promise<{ compared: number; askew: readonly string[] }> =>
  page.evaluate(() => {
    const edges = (element: Element): readonly number[] => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      return [left, right];
    };
    const cells = [...(document.querySelector('[data-line="0"]')?.children ?? [])];
    const heads = [...(document.querySelector('thead tr:last-child')?.children ?? [])];
    const pairs = heads.flatMap((head, at) => {
      const cell = cells[at];
      const text = head.querySelector('[data-title], [data-sort] > span');
      return cell && text && cell.childElementCount === 0 && cell.textContent ? [{ text, cell }] : [];
    });
    const wrong = pairs.filter(({ text, cell }) => {
      const [one, other] = [edges(text), edges(cell)];
      return [0, 1].every((edge) => Math.abs((one[edge] ?? 0) - (other[edge] ?? 0)) > 2);
    });
    return { compared: pairs.length, askew: wrong.map(({ text }) => text.textContent ?? '') };
  });

describe('a long list', () => {
  it('has its heads where the texts of their columns begin, or end', async () => {
    const { page } = await open('screen=offers&count=20');
    const found = await askew(page);
    expect(found.compared).toBeGreaterThan(2);
    expect(found.askew).toEqual([]);
  });

  it('is printed whole, light, and without what only hands can use', async () => {
    const { page } = await open('screen=offers&count=400');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(() =>
      window.addEventListener('beforeprint', () => {
        document.body.dataset['printed'] = String(document.querySelectorAll('[role="row"]').length);
      }),
    );
    await page.pdf();
    expect(Number(await page.locator('body').getAttribute('data-printed'))).toBeGreaterThan(400);
    // On the screen it draws what is in sight again.
    await expect.poll(() => drawn(page)).toBeLessThan(60);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.locator('main button:not([data-sort]):visible').count()).toBe(0);
    const [color = ''] = /\d+/.exec(await page.evaluate(() => getComputedStyle(document.body).color)) ?? [];
    expect(Number(color)).toBeLessThan(100);
  });

  it('draws what is in sight, says how many there are, and keeps the focus wherever it goes', async () => {
    const { page, violations } = await open('screen=offers&count=2000');
    const grid = page.getByRole('grid');
    expect(await grid.getAttribute('aria-rowcount')).toBe('2003');
    expect(await grid.getAttribute('aria-colcount')).toBe('10');
    expect(await drawn(page)).toBeLessThan(60);
    await enterRows(page);
    expect(await rowOfFocus(page)).toBe(3);
    await press(page, 'ArrowDown', 'ArrowDown', 'PageDown');
    expect(await rowOfFocus(page)).toBeGreaterThan(12);
    await press(page, 'Control+End');
    expect(await rowOfFocus(page)).toBe(2002);
    await page.locator('[data-line="1999"]').waitFor();
    expect(await drawn(page)).toBeLessThan(60);
    await press(page, 'Control+Home');
    expect([await rowOfFocus(page), await focused(page)]).toEqual([3, 'Cloud backup 1']);
    // The focus is not lost when the list is scrolled away from it by the wheel.
    await page.locator('[data-long]').evaluate((scroller) => {
      scroller.scrollTop = 45_000;
    });
    await expect
      .poll(() => page.locator('[data-line]').last().getAttribute('aria-rowindex').then(Number))
      .toBeGreaterThan(1000);
    expect(await focused(page)).toBe('Cloud backup 1');
    await press(page, 'ArrowDown');
    expect(await focused(page)).toBe('Design applications 2');
    expect(await violations()).toEqual([]);
  });

  it('cuts no value beside room that nobody needs, and keeps its widths while it is scrolled', async () => {
    const { page } = await open('screen=offers&count=2000', 1600);
    const heads = () =>
      page
        .locator('thead tr:last-child > *')
        .evaluateAll((all) => all.map((each) => (each as HTMLElement).offsetWidth));
    const before = await heads();
    const cut = () =>
      page
        .locator('[data-line] > [data-cell="name"], [data-line] > [data-card]')
        .evaluateAll((all) =>
          all
            .filter((each) =>
              [each, ...each.querySelectorAll('*')].some((inner) => inner.scrollWidth > inner.clientWidth + 1),
            )
            .map((each) => each.textContent),
        );
    expect(await cut()).toEqual([]);
    await page.locator('[data-long]').evaluate((scroller) => {
      scroller.scrollTop = 45_000;
    });
    await expect
      .poll(() => page.locator('[data-line]').last().getAttribute('aria-rowindex').then(Number))
      .toBeGreaterThan(900);
    expect(await heads()).toEqual(before);
    expect(await cut()).toEqual([]);
  });

  it('finds while it is typed into the box', async () => {
    const { page } = await open('screen=offers&count=2000');
    await press(page, '/');
    await page.keyboard.type('archive 199');
    await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe('6');
    expect(await page.locator('[data-line="0"]').innerText()).toContain('Mail archive 199');
  });
});

describe('editing', () => {
  it('types, pastes, fills, takes back, saves, and keeps what the server refuses', async () => {
    const { page, inputs, violations } = await open('screen=offers&count=300');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await enterRows(page);
    await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    // Line 0 costs 3.70: what is below that is refused.
    await page.keyboard.type('1');
    await press(page, 'Enter');
    await page.keyboard.type('55.5');
    await press(page, 'Enter');
    await page.keyboard.type('cheap');
    await press(page, 'Enter');
    await page.getByText('3 values changed').waitFor();
    await page.getByText('1 value needs a change').waitFor();
    expect(await page.locator('[data-line="2"] [aria-invalid="true"]').innerText()).toContain('cheap');
    expect(await page.getByRole('button', { name: /^Save/ }).isDisabled()).toBe(true);
    expect(await violations()).toEqual([]);
    await press(page, 'Control+z');
    await page.getByText('2 values changed').waitFor();

    // A block of two columns from a spreadsheet, from the fourth line on.
    await page.evaluate(() => navigator.clipboard.writeText('61,5\tYearly\r\n62.25\tMonthly\r\n'));
    await press(page, 'Control+v');
    await page.getByText(/^[45] values changed/).waitFor();
    expect(await page.locator('[data-line="4"]').innerText()).toContain('62.25');
    await press(page, 'Control+z', 'Control+Shift+z');
    // Fill down, copy and clear a block.
    await press(page, 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d', 'Control+c');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new Set(copied.split('\n')).size).toBe(1);
    await press(page, 'Control+z', 'Control+z');
    await page.getByText('2 values changed').waitFor();

    // What was typed outlives a reload.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('2 values changed').waitFor();
    await page.getByRole('button', { name: /^Save 2/ }).click();
    await page.getByRole('checkbox', { name: /I understand/ }).check();
    await page.getByRole('button', { name: /^Save/ }).last().click();
    await page.getByText('1 row was not saved').waitFor();
    expect(await inputs('Stock/SaveOffers')).toEqual([
      {
        Offers: [
          { OfferId: 1, Price: 1 },
          { OfferId: 2, Price: 55.5 },
        ],
      },
    ]);
    expect(await page.locator('[data-line="0"] [aria-invalid="true"]').getAttribute('title')).toBe(
      'The price is below the purchase price',
    );
    expect(await page.locator('[data-line="1"]').innerText()).toContain('55.50');
    expect(await page.locator('[data-line="1"] [data-changed]').count()).toBe(0);
  });

  it('takes 5,000 cells from a spreadsheet at once, and gives them back in one step', async () => {
    const { page } = await open('screen=offers&count=6000');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await enterRows(page);
    await press(page, ...Array.from({ length: 4 }, () => 'ArrowRight'));
    await page.evaluate(() => navigator.clipboard.writeText('61.5\tYearly\n'.repeat(2500)));
    await press(page, 'Control+v');
    const changed = page.getByText(/[34],\d{3} values changed/);
    await changed.waitFor();
    await cell(page, 0, '61.50').waitFor();
    // The page answers at once to the next key.
    await press(page, 'ArrowDown', 'Control+z');
    await changed.waitFor({ state: 'detached' });
    await press(page, 'Control+Shift+z');
    await changed.waitFor();
  });

  it('chooses from a list, cancels with Escape, and leaves closed rows alone', async () => {
    const { page } = await open('screen=offers&count=60');
    await enterRows(page);
    await press(page, ...Array.from({ length: 5 }, () => 'ArrowRight'), 'Enter');
    await page.getByRole('combobox', { name: 'Fee' }).selectOption('Monthly');
    await press(page, 'Enter');
    await cell(page, 0, 'Monthly').waitFor();
    await press(page, 'F2', 'Escape');
    expect(await page.getByRole('combobox', { name: 'Fee' }).count()).toBe(0);
    await page.getByText('1 value changed').waitFor();
    // The tenth offer is protected.
    await press(page, ...Array.from({ length: 8 }, () => 'ArrowDown'), 'Enter', 'x', 'Delete');
    expect(await page.locator('[data-line="9"] [data-changed]').count()).toBe(0);
    expect(await page.locator('[data-line="9"] [role="gridcell"][aria-readonly]').count()).toBe(9);
  });

  it('shows a changed amount whole, however narrow its column; what it was is told on pointing at it', async () => {
    const { page } = await open('screen=offers&count=60');
    const sales = page.locator('[data-line="0"] [role="gridcell"]').nth(3);
    await sales.dblclick();
    await press(page, 'Control+a');
    await page.keyboard.type('12345.67');
    await press(page, 'Enter');
    const [around, amount] = await Promise.all([sales.boundingBox(), sales.getByText('12,345.67').boundingBox()]);
    const [end, edge] = [around, amount].map((box) => (box ? box.x + box.width : 0));
    expect(amount?.x).toBeGreaterThan(around?.x ?? 0);
    expect(edge).toBeLessThan(end ?? 0);
    expect(await sales.getAttribute('title')).toBe('9.10 EUR');
  });

  it('sets a whole column, and makes it wider, without a pointer', async () => {
    const { page } = await open('screen=offers&count=300');
    const width = async () => (await page.getByRole('columnheader', { name: 'Note' }).boundingBox())?.width ?? 0;
    const before = await width();
    await page.getByRole('button', { name: 'Column Note' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Wider' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Wider' }).press('Enter');
    await expect.poll(width).toBe(Math.round(before) + 48);
    await page.getByRole('menuitem', { name: 'Set all to…' }).press('Enter');
    await page.getByRole('textbox', { name: 'Note' }).fill('Per device');
    await press(page, 'Enter');
    // Every tenth row is closed.
    await page.getByText('270 values changed').waitFor();
  });
});

describe('selecting', () => {
  it('takes one, a range, all that are shown, and keeps them over pages', async () => {
    const { page, violations } = await open('screen=orders&count=60');
    await enterRows(page);
    await press(page, 'Space', 'Shift+ArrowDown', 'Shift+ArrowDown');
    await page.getByText('3 selected').waitFor();
    expect(await page.locator('[role="row"][aria-selected="true"]').count()).toBe(3);
    const bar = await page.getByRole('region', { name: 'Selected entries' }).boundingBox();
    const totals = await page.locator('tfoot').boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThan(totals?.y ?? 0);
    await page.getByRole('button', { name: 'Next page' }).press('Enter');
    await page.getByText('Order 21').waitFor();
    await page.locator('[data-line="4"] input').click();
    await page.locator('[data-line="8"] input').click({ modifiers: ['Shift'] });
    await page.getByText('8 selected').waitFor();
    await page.getByRole('button', { name: /Select all 60/ }).press('Enter');
    await page.getByText('60 selected').waitFor();
    expect(await page.locator('[role="row"][aria-selected="true"]').count()).toBe(20);
    expect(await violations()).toEqual([]);
    await page.locator('[data-line="0"]').focus();
    await press(page, 'Space');
    await page.getByText('59 selected').waitFor();
    await press(page, 'Escape');
    await expect.poll(() => page.locator('[role="row"][aria-selected="true"]').count()).toBe(0);
    await press(page, 'Control+a');
    await page.getByText('20 selected').waitFor();
  });

  it('opens a row where nothing else is clicked, and leaves the middle button to the browser, which opens another window', async () => {
    const { page } = await open('screen=orders&count=60');
    const link = page.getByRole('link', { name: 'Order 3', exact: true });
    expect(await link.getAttribute('href')).toBe('#/order/3');
    await page.locator('[data-line="2"] [role="gridcell"]').nth(3).click();
    expect(page.url()).toContain('#/order/3');
    // Asked last of all and then prevented: a second window is the browser's own work.
    await page.evaluate(() =>
      window.addEventListener('auxclick', (press) => {
        document.body.setAttribute('data-taken', String(press.defaultPrevented));
        press.preventDefault();
      }),
    );
    await page.getByRole('link', { name: 'Order 4', exact: true }).click({ button: 'middle' });
    expect(await page.locator('body').getAttribute('data-taken')).toBe('false');
    expect(page.url()).toContain('#/order/3');
  });
});

describe('trees and details', () => {
  it('open and close by arrows, load more, and stand in the address', async () => {
    const { page } = await open('screen=places');
    const tree = page.getByRole('treegrid');
    await page.locator('[role="treegrid"] [data-line="0"]').focus();
    await press(page, 'ArrowRight');
    await tree.getByText('Shelf 11', { exact: true }).waitFor();
    expect(page.url()).toContain('open=1');
    await press(page, 'ArrowRight');
    expect(await focused(page)).toBe('Shelf 11');
    const row = page.locator('[role="treegrid"] [data-line="1"]');
    expect([await row.getAttribute('aria-level'), await row.getAttribute('aria-posinset')]).toEqual(['2', '1']);
    expect(await tree.locator('[role="row"]').count()).toBeLessThan(60);
    await press(page, ...Array.from({ length: 12 }, () => 'PageDown'));
    while ((await focused(page)) !== 'Show more') await press(page, 'ArrowUp');
    await press(page, 'Enter');
    await page.getByText('Shelf 111', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('Shelf 11', { exact: true }).waitFor();
  });

  it('show the detail of a row below it', async () => {
    const { page, violations } = await open('screen=orders&count=60');
    const toggle = page.locator('[data-line="1"] button[aria-label^="Expand"]');
    await toggle.press('Enter');
    const opened = page.locator('[data-line="1"] button[aria-expanded="true"]');
    await opened.waitFor();
    const detail = page.locator(`[id="${await opened.getAttribute('aria-controls')}"]`);
    await detail.getByText('Cloud backup per workload').waitFor();
    expect(page.url()).toContain(encodeURIComponent('2:detail'));
    expect(await violations()).toEqual([]);
    await page.reload();
    await page.getByText('Cloud backup per workload').waitFor();
  });
});

it('becomes cards where there is no room for columns', async () => {
  const { page, violations } = await open('screen=orders&count=60', 390);
  expect(await page.getByRole('columnheader').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations()).toEqual([]);
});
