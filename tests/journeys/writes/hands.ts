/** What somebody does on a page to write: finds the deed, fills in what is asked, sends. */
import type { Locator, Page } from 'playwright-core';
import { operationOf, type SourceShape } from '../../../src/define/shapes/element-shapes.ts';
import type { ManifestObject } from '../../../src/define/walk.ts';
import { valueAt } from '../../../src/rules/path.ts';
import { type Place, titleOf } from './places.ts';

export const waitUntil = async (holds: () => Promise<boolean>, patience: number): Promise<boolean> => {
  for (const end = Date.now() + patience; Date.now() < end; ) {
    if (await holds()) return true;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return false;
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Begins a deed by its name: a button, an icon of a row, or an entry of a menu. */
export async function press(page: Page, label: string): Promise<void> {
  // Beside it may stand how many rows it fits, or the name of its row.
  const named = new RegExp(`^${escaped(label)}( \\d+)?(: .*)?$`);
  const button = page.getByRole('button', { name: named }).filter({ visible: true });
  const menus = page.getByRole('button', { name: /^More actions$|^Actions for |^Download$/ }).filter({ visible: true });
  const items = page.getByRole('menuitem').filter({ visible: true });
  const item = page.getByRole('menuitem', { name: label, exact: true });
  // Parts of a page come one after the other: what the first of them does not offer, a later one may.
  for (const end = Date.now() + 12_000; Date.now() < end; ) {
    if (await waitUntil(async () => (await button.count()) > 0, 300)) return button.first().click();
    for (const menu of (await menus.all()).slice(0, 12)) {
      await menu.click();
      await waitUntil(async () => (await items.count()) > 0, 3000);
      if ((await item.count()) > 0) return item.first().click();
      await page.keyboard.press('Escape');
    }
  }
  throw new Error(`Nothing on the page is called ${label}`);
}

/** The dialog on top, else the page. */
export const around = async (page: Page): Promise<Locator> => {
  const dialogs = page.getByRole('dialog').filter({ visible: true });
  return (await dialogs.count()) > 0 ? dialogs.last() : page.locator('main');
};

/** Agrees to what a dialog asks. */
export async function agree(page: Page, label: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ visible: true }).last();
  const button = dialog.getByRole('button', { name: label, exact: true });
  await button.waitFor();
  // What must be ticked stands beside its form. Until that has come the button waits, and with it the click.
  if (!(await button.isEnabled()))
    for (const box of await dialog.locator('input[type="checkbox"]:not(form *)').all()) await box.check();
  await button.click();
}

/** What is typed where the example of a call says nothing. */
const secret = 'Anker-42-Leinen';

async function change(page: Page, control: Locator, value: unknown): Promise<void> {
  const [tag, type, role] = await control.evaluate((each) => [
    each.tagName,
    each.getAttribute('type') ?? '',
    each.getAttribute('role') ?? '',
  ]);
  if (role === 'combobox' || (tag === 'INPUT' && (await control.getAttribute('aria-haspopup')) === 'listbox')) {
    await control.click();
    const options = page.getByRole('option').filter({ visible: true });
    await waitUntil(async () => (await options.count()) > 0, 3000);
    if ((await options.count()) > 0) await options.first().click();
    await control.press('Tab');
  } else if (type === 'checkbox' || type === 'radio') await control.check({ force: true });
  else if (type === 'file')
    await control.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('A;B\n1;2\n') });
  else if (tag === 'FIELDSET' || tag === 'BUTTON') await control.locator('button').first().click();
  else {
    // Days show how they are written.
    const like = (await control.getAttribute('placeholder')) ?? '';
    const typed = type === 'password' ? secret : String(value ?? (/\d/.test(like) ? like : 'mine'));
    await control.fill(typed);
    const again = page.locator(`[id="${await control.getAttribute('id')}-again"]`);
    if ((await again.count()) > 0) await again.fill(typed);
    await control.press('Tab');
  }
}

/** Puts right what the form says is wrong, with what the example of the call would send. Answers whether there was anything. */
export async function mend(page: Page, { operation }: Place): Promise<boolean> {
  const wrong = (await around(page)).locator('[aria-invalid="true"]').filter({ visible: true });
  const ids = await wrong.evaluateAll((all) => all.map((each) => each.id));
  for (const [index, id] of ids.entries()) {
    const control = id ? page.locator(`[id="${id}"]`) : wrong.nth(index);
    if ((await control.count()) === 0) continue;
    const name = id
      .replace(/-again$/, '')
      .split('.')
      .slice(1)
      .join('.');
    await change(page, control, valueAt(operation.example.input, name));
  }
  return ids.length > 0;
}

/** Whatever is read has come, and the parts that wait for it. */
export async function settled(page: Page): Promise<void> {
  const look = () =>
    page.evaluate(() => ({
      now: window.server.asked.length,
      waits: document.querySelector('[data-waiting], main [aria-busy="true"]') !== null,
    }));
  let before = -1;
  const end = Date.now() + 15_000;
  for (let quiet = 0; quiet < 4 && Date.now() < end; ) {
    const { now, waits } = await look();
    quiet = now === before && !waits ? quiet + 1 : 0;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}

/** Opens the tabs, the questions and the rows behind which it stands. */
export async function goTo(page: Page, { around: outer }: Place): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await settled(page);
  for (const [index, { part, key }] of outer.entries()) {
    if (key === 'panels' && part['block'] === 'tabs') {
      const panel = outer[index + 1]?.part['title'] ?? '';
      const title = titleOf(panel);
      const tab = page
        .getByRole('link', { name: new RegExp(`^${escaped(title)}`) })
        .or(page.getByRole('tab', { name: new RegExp(`^${escaped(title)}`) }));
      await tab.first().click();
    }
    if (key === 'body' && part['action'] === 'show') await opened(page, outer[index - 1]?.part, part);
    if ((key === 'aside' || key === 'detail') && part['block'] === 'table')
      await page.locator('main tbody tr [data-cell="name"], main tbody th').first().click();
    if (key === 'bulk') {
      const box = page.locator('main tbody').getByRole('checkbox').first();
      if (!(await box.isChecked())) await box.check({ force: true });
    }
  }
  // The code of a block may come late, and what it shows only then.
  const source = outer.findLast(({ part }) => part['source'] !== undefined)?.part['source'] as SourceShape | undefined;
  if (!source) return;
  const { operation } = operationOf(source);
  const isAsked = () => page.evaluate((name) => window.server.asked.some((each) => each.operation === name), operation);
  if (operationOf(source).kind === 'read') await waitUntil(isAsked, 10_000);
  await settled(page);
}

/** A line of a short list opens by its own name. */
async function opened(page: Page, list: ManifestObject | undefined, action: ManifestObject): Promise<void> {
  if (list?.['block'] !== 'list') return press(page, titleOf(action['label']));
  await page
    .getByRole('region', { name: titleOf(list['title']) })
    .getByRole('button')
    .first()
    .click();
}
