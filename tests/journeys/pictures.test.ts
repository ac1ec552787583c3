/** Pictures and files as people give them: chosen, dropped, pasted, cancelled, tried again, put in order, titled, and looked at. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fixtureVisitors } from './browser/fixture.ts';

const { visitor } = fixtureVisitors('form');

const folder = '9f2c8d1e7a9b4c2d8e6f0a1b2c3d4e5f';
const pathOf = (name: string): string =>
  name.endsWith('.pdf')
    ? `${folder}/23-characters-of-a-name.pdf`
    : `${folder}/800x600-${name.slice(0, 1).repeat(6)}-0a1b2c3d.webp`;

/** The server's answer to an upload; what is named `fails` fails once, what is named `breaks` breaks off once, and what is named `waits` waits until it is let go. */
async function takeUploads(page: Page): Promise<{ readonly letGo: () => void; readonly sent: string[] }> {
  const failed = new Set<string>();
  const sent: string[] = [];
  let letGo = () => {};
  const waiting = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/keeper/upload', async (route) => {
    const name = /filename="([^"]*)"/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1] ?? '';
    sent.push(name);
    if (name.includes('waits')) await waiting;
    const isFirst = !failed.has(name);
    failed.add(name);
    if (name.includes('breaks') && isFirst) return route.abort();
    const fails = name.includes('fails') && isFirst;
    const answer = fails ? { Message: 'The file is SVG.' } : { data: { Path: pathOf(name), FileName: name } };
    await route.fulfill({ status: fails ? 400 : 200, json: answer }).catch(() => {});
  });
  return { letGo: () => letGo(), sent };
}

const inputOf = (page: Page, name: string) => page.locator(`input[type=file][id$=".${name}"]`);

/** What a person picks from his files. */
const choose = (page: Page, name: string, file: string, mimeType: string) =>
  inputOf(page, name).setInputFiles({ name: file, mimeType, buffer: Buffer.from('a') });

/** What a person drops on a field, or pastes into it. */
const give = (page: Page, gesture: 'drop' | 'paste', name: string, names: readonly string[]) =>
  inputOf(page, name).evaluate(
    (input, { gesture, names }) => {
      const data = new DataTransfer();
      for (const name of names) data.items.add(new File(['content'], name));
      const options = { bubbles: true, cancelable: true };
      input.dispatchEvent(
        gesture === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    { gesture, names },
  );

const titles = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Title of/ })
    .evaluateAll((each) => each.map((one) => (one as HTMLInputElement).value));

describe('a form', () => {
  it('takes pictures and files by every gesture, in the order that somebody gives them', async () => {
    const { page, faults, inputs, violationsInBoth } = await visitor('screen=pictures&shelfId=7');
    const { letGo, sent } = await takeUploads(page);
    await choose(page, 'Logo', 'a.png', 'image/png');
    await page.getByRole('img', { name: 'Logo' }).waitFor();
    await give(page, 'paste', 'Logo', ['b.png']);
    await expect.poll(() => sent).toEqual(['a.png', 'b.png']);
    await page.getByText('Replace the picture').waitFor();

    await give(page, 'drop', 'Pictures', ['c.png', 'd-fails.jpg', 'e-waits.webp', 'f.svg']);
    await page.getByText('File format not supported').waitFor();
    await page.getByText('The file is SVG.').waitFor();
    await page.getByRole('progressbar', { name: 'Uploading e-waits.webp' }).waitFor();
    // What is on its way is waited for.
    await page.getByRole('button', { name: 'Save pictures' }).click();
    await page.getByText('Wait until the file is uploaded').first().waitFor();
    expect(await violationsInBoth()).toEqual([]);
    await page.getByRole('button', { name: 'Remove f.svg' }).click();
    await page.getByRole('button', { name: 'Cancel the upload of e-waits.webp' }).click();
    letGo();
    await page.getByRole('button', { name: 'Upload d-fails.jpg again' }).click();
    await expect.poll(() => titles(page)).toHaveLength(2);
    await page.getByRole('textbox', { name: 'Title of Picture 1' }).fill('The harbour');
    await page.getByRole('textbox', { name: 'Title of Picture 2' }).fill('The lighthouse');
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => titles(page)).toEqual(['The lighthouse', 'The harbour']);
    await page.getByText('The lighthouse stands at 1 of 2').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Move The lighthouse down' }).click();
    await expect.poll(() => titles(page)).toEqual(['The harbour', 'The lighthouse']);
    const lines = page.locator('ol > li');
    await lines.nth(1).locator('[draggable]').dragTo(lines.nth(0));
    await expect.poll(() => titles(page)).toEqual(['The lighthouse', 'The harbour']);
    await give(page, 'drop', 'Pictures', ['0.png', '1.png', '2.png']);
    await page.getByText('At most 4 values').waitFor();
    await expect.poll(() => titles(page)).toHaveLength(4);
    await page.getByRole('button', { name: 'Remove Picture 4' }).click();

    await give(page, 'drop', 'Papers', ['contract.pdf', 'picture.png']);
    await page.getByRole('button', { name: 'Remove contract.pdf' }).waitFor();
    await page.getByRole('button', { name: 'Remove picture.png' }).click();
    expect(await violationsInBoth()).toEqual([]);
    await page.getByRole('button', { name: 'Save pictures' }).click();
    await page.getByText('Pictures saved').waitFor();
    expect(await inputs('Test/SavePictures')).toEqual([
      {
        shelfId: 7,
        Logo: pathOf('b.png'),
        Pictures: [
          { Path: pathOf('d'), Title: 'The lighthouse' },
          { Path: pathOf('c'), Title: 'The harbour' },
          { Path: pathOf('0') },
        ],
        Papers: [pathOf('contract.pdf')],
      },
    ]);
    expect(faults.filter((fault) => !fault.includes('400'))).toEqual([]);
  });

  it('goes on by itself when what it waits for has arrived, once', async () => {
    const { page, faults, inputs, violationsInBoth } = await visitor('screen=pictures&shelfId=7');
    const { letGo } = await takeUploads(page);
    await choose(page, 'Logo', 'a-waits.png', 'image/png');
    await give(page, 'drop', 'Papers', ['waits.pdf']);
    const save = page.getByRole('button', { name: 'Save pictures' });
    await save.click();
    await page.getByRole('status').getByText('Wait until the file is uploaded').waitFor();
    expect(await save.getAttribute('aria-busy')).toBe('true');
    expect(await page.locator('[id$="-error"]').count()).toBe(0);
    expect(await violationsInBoth()).toEqual([]);
    expect(await inputs('Test/SavePictures')).toEqual([]);
    letGo();
    await page.getByText('Pictures saved').waitFor();
    expect(await inputs('Test/SavePictures')).toEqual([
      { shelfId: 7, Logo: pathOf('a'), Papers: [pathOf('waits.pdf')] },
    ]);
    expect(faults).toEqual([]);
  });

  it('sends nothing without a file that did not arrive, or was taken back while it waited', async () => {
    const { page, inputs } = await visitor('screen=pictures&shelfId=7');
    const { letGo } = await takeUploads(page);
    const save = page.getByRole('button', { name: 'Save pictures' });
    const isBusy = () => save.getAttribute('aria-busy');
    await choose(page, 'Logo', 'a-waits.png', 'image/png');
    await save.click();
    await expect.poll(isBusy).toBe('true');
    await page.getByRole('button', { name: 'Cancel the upload' }).first().click();
    await expect.poll(isBusy).toBe('false');
    await choose(page, 'Logo', 'fails-waits.png', 'image/png');
    await save.click();
    await expect.poll(isBusy).toBe('true');
    letGo();
    await page.getByText('The file is SVG.').waitFor();
    await expect.poll(isBusy).toBe('false');
    expect(await inputs('Test/SavePictures')).toEqual([]);
  });

  it('says that an upload broke off, and takes the file at the next try (ERR-23)', async () => {
    const { page, violationsInBoth } = await visitor('screen=pictures&shelfId=7');
    const { sent } = await takeUploads(page);
    await give(page, 'drop', 'Pictures', ['breaks.png']);
    await page.getByText('Upload failed').waitFor();
    expect(await violationsInBoth()).toEqual([]);
    await page.getByRole('button', { name: 'Upload breaks.png again' }).click();
    await expect.poll(() => titles(page)).toHaveLength(1);
    expect(await page.getByText('Upload failed').count()).toBe(0);
    expect(sent).toEqual(['breaks.png', 'breaks.png']);
  });

  it('waits no more for a file whose field has gone', async () => {
    const { page, inputs } = await visitor('screen=dependent');
    await takeUploads(page);
    const field = (name: string) => page.locator(`[id$=".${name}"]`);
    await field('Country').click();
    await page.keyboard.type('Austria');
    await page.getByRole('option', { name: 'Austria' }).click();
    await field('UserName').fill('ada.huber');
    await field('ParentId').click();
    await page.getByRole('option').first().click();
    const isCompany = page.getByRole('checkbox', { name: 'For a company' });
    await isCompany.check();
    await field('TaxNumber').fill('ATU1');
    await choose(page, 'Register', 'waits.pdf', 'application/pdf');
    const invite = page.getByRole('button', { name: 'Invite' });
    const isBusy = () => invite.getAttribute('aria-busy');
    await invite.click();
    await expect.poll(isBusy).toBe('true');
    // What may not be sent takes the place of what is on its way.
    await give(page, 'drop', 'Register', ['malware.exe']);
    await page.getByText('File format not supported').waitFor();
    await expect.poll(isBusy).not.toBe('true');
    await choose(page, 'Register', 'waits.pdf', 'application/pdf');
    await invite.click();
    await expect.poll(isBusy).toBe('true');
    await isCompany.uncheck();
    await expect.poll(isBusy).not.toBe('true');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await inputs('Test/InviteUser')).toEqual([]);
  });
});

describe('a gallery', () => {
  it('shows each picture large, by the mouse and by the keyboard, and gives the focus back', async () => {
    const { page, faults, violationsInBoth } = await visitor('screen=gallery&shelfId=7');
    const small = page.getByRole('button', { name: 'Show large: The lighthouse' });
    await small.click();
    const dialog = page.getByRole('dialog', { name: 'The lighthouse' });
    await dialog.getByRole('img', { name: 'The lighthouse' }).waitFor();
    await dialog.getByText('2 of 3').waitFor();
    expect(await violationsInBoth()).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog', { name: 'Picture 3' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog', { name: 'The harbour' }).getByText('1 of 3').waitFor();
    await page.getByRole('button', { name: 'Previous picture' }).click();
    await page.getByRole('dialog', { name: 'Picture 3' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => small.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
  });

  it('has the room of each picture before it comes, and then the picture', async () => {
    const { page } = await visitor('screen=gallery&shelfId=7');
    const picture = page.getByRole('button', { name: 'Show large: The lighthouse' }).locator('img');
    expect(await picture.evaluate((each) => [each.getAttribute('width'), each.getAttribute('height')])).toEqual([
      '180',
      '360',
    ]);
    expect(await picture.getAttribute('srcset')).toMatch(/ 11w, .* 640w$/);
    expect(await picture.getAttribute('loading')).toBe('lazy');
    await expect.poll(() => picture.evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  });
});
