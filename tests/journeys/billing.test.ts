/** The end of a month as people see it: a charge is added and billed, the invoice is shown, a line taken back, and a sale traced (ROUTE-38, SOLO-39, CHG-05, ERR-15, ERR-18, CONST-01). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { knownIds } from '../../src/server/demo/world/accounts/account.ts';
import { expectNoSidewaysScroll, openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

const call = '/DataModel/service.svc/rest/';

it('a charge of this month stands on its invoice, which is shown, corrected and traced', async () => {
  const seller = await portal.visitor({ as: 'reseller' });
  const { page } = seller;
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }));
  await seller.open(`/account/${knownIds.donau}/billing?tab=custom-charges`);
  await page.getByRole('button', { name: 'Add charge' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Kabel im Hafenbüro');
  await dialog.getByRole('textbox', { name: 'Charge', exact: true }).fill('120');
  await dialog.getByRole('button', { name: 'Add charge' }).click();
  await page.getByText('Kabel im Hafenbüro').first().waitFor();

  const owner = await portal.visitor({ as: 'owner' });
  const now = new Date();
  const moment = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - 50 * 60_000).toISOString();
  const set = await owner.context.request.post(`${portal.address}${call}Administration/SetClock`, {
    data: { moment },
    headers: { origin: portal.address },
  });
  expect(set.status()).toBe(200);
  const month = now.toISOString().slice(0, 7).replace('-', '');
  await expect
    .poll(
      async () =>
        (
          await portal.pass(
            `select 1 from portolan.invoice where buyer_account_id = ${knownIds.donau} and interval_id = ${month}`,
          )
        ).length,
      { timeout: 30_000 },
    )
    .toBe(1);
  const [invoice] = await portal.pass(
    `select invoice_id as id, number from portolan.invoice where buyer_account_id = ${knownIds.donau} and interval_id = ${month}`,
  );
  await seller.open(`/invoice/${invoice?.['id']}`);
  // Printed meanwhile or a moment later: it comes by itself.
  await page.locator('iframe[src^="blob:"]').waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Save' }).waitFor();
  expect(await seller.violations()).toEqual([]);
  await page.getByRole('link', { name: 'Lines' }).click();
  await page.getByRole('searchbox', { name: 'Find a line' }).fill('Kabel');
  await page.getByText('Kabel im Hafenbüro').first().waitFor();

  await page.getByRole('checkbox', { name: /Kabel im Hafenbüro/ }).check();
  await page.getByRole('button', { name: 'Take back by a credit note' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Storniert');
  await page.getByRole('dialog').getByRole('button', { name: 'Take back by a credit note' }).click();
  await page.getByText('A credit note was issued').waitFor();
  // What came of it is shown at once.
  await page.getByRole('heading', { name: /^Credit note C-/ }).waitFor();

  const [sold] = await portal.pass(
    `select account_id from portolan.invoice_line where invoice_id = ${invoice?.['id']} and kind = 'Recurring'
      order by account_id limit 1`,
  );
  await seller.open(`/account/${sold?.['account_id']}/trace`);
  const lanes = page.getByRole('region', { name: 'By day' }).first();
  await lanes
    .getByText(/^≈|EUR/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Show as a table' }).first().click();
  await lanes
    .getByRole('row', { name: /Billed to/ })
    .first()
    .waitFor();
  expect(await seller.violations()).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  // Lanes scroll within themselves; the cards above them end with the page.
  const card = await page.getByRole('heading', { name: 'Lines of bills' }).boundingBox();
  expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThanOrEqual(390);

  // What differs is a band through all lanes, and leads to what mends it.
  await page.setViewportSize({ width: 1440, height: 900 });
  await portal.pass(`insert into portolan.drift
      (kind, account_id, seller_account_id, buyer_account_id, connector_id, service_id, subject, expected, found, first_seen_utc)
    select 'QuantityDiffers', s.account_id, t.seller_account_id, t.buyer_account_id, s.connector_id, s.service_id,
      coalesce(s.vendor_reference, 'sub-1'), s.quantity, s.quantity + 3, now() - interval '9 days'
    from portolan.subscription s join portolan.sale_tier t using (account_id)
    where s.account_id = ${sold?.['account_id']} and t.position = 1 and t.to_date is null`);
  // The same address again would keep the page as it is: nothing tells it of what was written behind the server's back.
  await page.reload();
  const asked = () =>
    portal.pass(`select 1 from portolan.provisioning_request where account_id = ${sold?.['account_id']}`);
  const before = (await asked()).length;
  await page.getByRole('link', { name: /^Another quantity at the vendor: \d+ instead of \d+/ }).click();
  await page.getByRole('button', { name: 'Send our value' }).click();
  await page
    .getByRole('dialog')
    .getByText(/The vendor is asked for \d+\. 3 end there\./)
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Send our value' }).click();
  await page.getByText('The vendor is asked again').first().waitFor();
  await expect.poll(async () => (await asked()).length).toBe(before + 1);
  // A document that is not printed yet is answered by 409, which browsers note.
  expect(seller.faults.filter((fault) => !fault.includes('status of 409'))).toEqual([]);
});

it('says so where the months do not come', async () => {
  const { page, open } = await portal.visitor({ as: 'reseller' });
  await page.route('**/Account/GetIntervals', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: '{"Message":"The application has encountered an unknown error"}',
    }),
  );
  await open(`/account/${knownIds.donau}/billing`);
  await page.getByRole('heading', { name: 'Error loading intervals' }).waitFor();
});

it('says so where a file of the month does not come, and says the reason of the server where it has one (ERR-18)', async () => {
  const { page, open } = await portal.visitor({ as: 'reseller' });
  let answer = { status: 500, Message: 'The application has encountered an unknown error' };
  const failing = (operation: string) =>
    page.route(`**/Account/${operation}`, (route) =>
      route.fulfill({
        status: answer.status,
        contentType: 'application/json',
        body: JSON.stringify({ Message: answer.Message }),
      }),
    );
  await failing('RequestOnlineBill');
  // More rows than a page, so a file of them has to ask for the others.
  await open(`/account/${knownIds.ostsee}/billing`);
  const ask = async (file: string) => {
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: file }).click();
  };
  await ask('Whole month as CSV');
  await page.getByText('Unable to export file, refresh and try again').waitFor();
  answer = { status: 409, Message: 'This bill has too many rows for one file' };
  await ask('Whole month as CSV');
  await page.getByText(answer.Message).waitFor();
  await failing('GetOnlineBillReport');
  await ask('Export as CSV');
  await page.getByText('Unable to export file, refresh and try again').waitFor();
});
