/** A file with faults is imported, mended and imported again; what came of it is read on a phone (SOLO-37, SOLO-38, LEG-20, NAV-13, NAV-26). */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoSidewaysScroll, openPortal, type Portal, type Visitor } from './browser/portal.ts';
import { goOn, step } from './browser/wizard.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

/** As far as the template. */
async function begin({ page }: Visitor): Promise<void> {
  await step(page, 'What');
  await page.getByRole('radio', { name: /^Users/ }).check();
  await goOn(page);
  await step(page, 'Place');
  await page
    .getByRole('radio', { name: /Donau-Dampfschiff/ })
    .first()
    .check();
  await goOn(page);
  await step(page, 'Template');
}

/** A file that is long on its way: until it is let go the wizard says that it waits. */
async function onSlowLine({ page }: Visitor): Promise<() => Promise<void>> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    '**/keeper/upload',
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  return async () => {
    await page.getByText('Wait until the file is uploaded').waitFor();
    await page.getByRole('button', { name: 'Continue' }).and(page.locator('[aria-busy=true]')).waitFor();
    letGo();
  };
}

/** As far as what is wrong with the file; whoever goes on before it has arrived is led on when it has. */
async function send({ page }: Visitor, name: string, content: string, arrive?: () => Promise<void>): Promise<void> {
  await goOn(page);
  await step(page, 'File');
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await page.getByText(name).first().waitFor();
  await goOn(page);
  await arrive?.();
  await step(page, 'Columns');
  await goOn(page);
  await step(page, 'When');
  await goOn(page);
  await step(page, 'Check');
}

it('a file with faults is imported, mended where it was saved, and imported; a phone shows what came of it', async () => {
  const admin = await portal.visitor({ as: 'admin' });
  const { page } = admin;
  await admin.open('/Account/Import');
  await begin(admin);
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Template as CSV' }).click();
  const heads = await readFile(await (await template).path(), 'utf8');
  expect(heads).toContain('"First name *"');
  expect(await admin.violations()).toEqual([]);

  await send(
    admin,
    'werft.csv',
    'Vorname;Nachname;E-Mail\nAda;Kraft;ada.kraft@donau.example\nBodo;Lang;bodo at donau\n',
    await onSlowLine(admin),
  );
  await page.getByRole('row', { name: /Bodo Lang.*bodo at donau.*Enter a valid email address/ }).waitFor();
  expect(await admin.violations()).toEqual([]);
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await page.getByRole('heading', { level: 1, name: 'werft.csv' }).waitFor();
  await page.getByRole('row', { name: /Ada Kraft.*Imported/ }).waitFor();
  await page.getByRole('row', { name: /Bodo Lang.*Rejected.*E-mail: Enter a valid email address/ }).waitFor();
  expect(await admin.violations()).toEqual([]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save faulty rows' }).click();
  const file = await saved;
  const faulty = await readFile(await file.path(), 'utf8');
  expect(faulty).toContain('"bodo at donau"');
  expect(faulty).not.toContain('ada.kraft');

  await admin.open('/account/import');
  await begin(admin);
  await send(admin, file.suggestedFilename(), faulty.replace('bodo at donau', 'bodo.lang@donau.example'));
  await page.getByText('Every row is right, as far as that shows now.').waitFor();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await page.getByRole('row', { name: /Bodo Lang.*Imported/ }).waitFor();
  const address = new URL(page.url()).hash.slice(1);

  const phone = await portal.visitor({ as: 'admin', viewport: { width: 390, height: 844 } });
  await phone.open(address);
  await phone.page.getByText('Bodo Lang').first().waitFor();
  await expectNoSidewaysScroll(phone.page);
  expect(await phone.violations()).toEqual([]);
  await phone.open('/provisioning/my-imports');
  await phone.page.getByText('Werft, Schicht 3').first().waitFor();
  await expectNoSidewaysScroll(phone.page);

  // What stands for a code in the head of a record is said in the reader's language.
  const german = await portal.visitor({ as: 'admin', locale: 'de-DE' });
  await german.page.addInitScript(() => localStorage.setItem('locale', 'de'));
  await german.open(address);
  const head = german.page.locator('header', { has: german.page.getByRole('heading', { level: 1 }) });
  await head.getByText('Benutzer', { exact: true }).waitFor();
  expect([...admin.faults, ...phone.faults, ...german.faults]).toEqual([]);
});
