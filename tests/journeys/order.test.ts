/** A service is ordered: within the credit it is set up, above it somebody decides first (SOLO-30, SOLO-31, LEG-15). */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoSidewaysScroll, openPortal, type Portal } from './browser/portal.ts';

const company = 100_734;
let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

/** Open orders of the demo do not count; the limit is the payer's. */
const setLimit = (limit: number) =>
  portal.pass(`update portolan.customer_order set first_billed_utc = now() where state = 'Approved' and first_billed_utc is null;
    update portolan.account_value set "values" = "values" || jsonb_build_object('CreditLimit', ${limit} + (
      select coalesce(sum(order_value), 0) from portolan.customer_order where buyer_account_id = ${company} and state = 'Pending'))
    where account_id = ${company}`);

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor();

async function chooseTerm(page: Page, quantity: number): Promise<void> {
  await step(page, 'Configuration');
  await goOn(page);
  await step(page, 'Quantity and term');
  await page.getByRole('textbox', { name: 'Quantity' }).fill(String(quantity));
  await page.getByRole('radio', { name: '12 months, prepaid' }).check();
  // More units would cost less, as the card says.
  if (quantity === 24)
    await page
      .getByText(/25 cost .* EUR less\./)
      .first()
      .waitFor();
  await goOn(page);
}

describe('an order', () => {
  it('within the credit goes through terms and review, and its service is set up', async () => {
    await setLimit(1_000_000);
    const admin = await portal.visitor({ as: 'admin' });
    const { page } = admin;
    await admin.open('/Account/Create/Service');
    await step(page, 'Account');
    // Before anything else has changed the old address: it names this screen, in other letters.
    await page.getByRole('radio', { name: /Elektrizitätswerke/ }).check();
    await goOn(page);
    await step(page, 'Service');
    await page.getByPlaceholder('Find a service').fill('Endpoint Shield XDR');
    await page.getByRole('radio', { name: 'Endpoint Shield XDR' }).check();
    await goOn(page);
    await chooseTerm(page, 24);
    await step(page, 'Terms');
    await goOn(page);
    await page.getByRole('status').filter({ hasText: 'Accept the terms first' }).waitFor();
    expect(await admin.violations()).toEqual([]);
    const line = page.getByRole('row', { name: /^Terms of use/ });
    await line.hover();
    await line.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Accept' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click();
    await page.getByText('Terms accepted').first().waitFor();
    // What was entered stays over a reload.
    await page.reload();
    await step(page, 'Terms');
    await goOn(page);
    await step(page, 'Review');
    await page.getByText('Credit limit', { exact: true }).waitFor();
    expect(await admin.violations()).toEqual([]);
    await page.getByRole('button', { name: /^Order for [\d,.]+ EUR$/ }).click();
    await page.getByText('Endpoint Shield XDR is ordered and will be set up').first().waitFor();
    await page.getByRole('link', { name: 'Open service' }).click();
    await page.getByRole('heading', { level: 1, name: 'Endpoint Shield XDR' }).waitFor();
    expect(admin.faults).toEqual([]);
  });

  it('of a bundle offers to end what is there of it already, and its order says so (D30)', async () => {
    await setLimit(1_000_000);
    const admin = await portal.visitor({ as: 'admin' });
    const { page } = admin;
    const [bundle] = await portal.pass(
      `select service_id from portolan.service where product_name = 'Sicherer Arbeitsplatz'`,
    );
    const [part] =
      await portal.pass(`select s.account_id, a.display_name from portolan.subscription s join portolan.account a using (account_id)
      where s.service_id in (select part_service_id from portolan.service_bundle_part where bundle_service_id = ${bundle?.['service_id']})
        and s.state = 'Active' and portolan.payer_of(s.account_id) = ${company} order by 1 limit 1`);
    await portal.pass(
      `update portolan.subscription set lock_end_date = null where account_id = ${part?.['account_id']}`,
    );
    await admin.open(`/account/create/service?parentAccountId=${company}&serviceId=${bundle?.['service_id']}`);
    await step(page, 'Configuration');
    await goOn(page);
    await step(page, 'Quantity and term');
    await page.getByRole('radio').first().check();
    await goOn(page);
    await step(page, 'Already there');
    const card = page.getByRole('checkbox', { name: String(part?.['display_name']) }).first();
    await card.check();
    await card.uncheck();
    await card.check();
    expect(await admin.violations()).toEqual([]);
    await goOn(page);
    for (const name of ['Terms', 'Review']) {
      if (name === 'Terms' && !(await page.getByRole('heading', { level: 2, name, exact: true }).isVisible())) continue;
      await step(page, name);
      if (name === 'Terms') await goOn(page);
    }
    await page.getByText('Ends when it starts').first().waitFor();
    await page.getByText('Already there: what does not end is paid twice').first().waitFor();
    expect(await admin.violations()).toEqual([]);
    await page.getByRole('button', { name: /^Order for [\d,.]+ EUR$/ }).click();
    await page.getByText('Sicherer Arbeitsplatz is ordered and will be set up').first().waitFor();
    const [line] = await portal.pass(
      `select order_id, ended_account_ids from portolan.order_line order by order_line_id desc limit 1`,
    );
    expect(line?.['ended_account_ids']).toHaveLength(1);
    await admin.open(`/order/${line?.['order_id']}`);
    await page.getByRole('columnheader', { name: 'Ends when it starts' }).waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Sicherer Arbeitsplatz' });
    await row.getByText(String(part?.['display_name']), { exact: true }).first().waitFor();
    expect(admin.faults).toEqual([]);
  });

  it('above the credit says before whose approval it waits for, on a phone as well', async () => {
    await setLimit(1);
    const admin = await portal.visitor({ as: 'admin', viewport: { width: 390, height: 844 } });
    const { page } = admin;
    const [service] = await portal.pass(
      `select service_id from portolan.service where product_name = 'Endpoint Shield'`,
    );
    await admin.open(`/account/create/service?parentAccountId=${company}&serviceId=${service?.['service_id']}`);
    await chooseTerm(page, 3);
    await step(page, 'Terms');
    await goOn(page);
    await step(page, 'Review');
    await expectNoSidewaysScroll(page);
    expect(await admin.violations()).toEqual([]);
    await page.getByRole('button', { name: /^Order for [\d,.]+ EUR, subject to approval$/ }).click();
    await page
      .getByText(/is ordered and waits for approval by Ostsee Systemhaus/)
      .first()
      .waitFor();
    expect(admin.faults).toEqual([]);
  });

  it('at another price than was shown is asked about again on the spot, and not offered any more it says so', async () => {
    await setLimit(1_000_000);
    const admin = await portal.visitor({ as: 'admin' });
    const { page } = admin;
    const [service] = await portal.pass(
      `select service_id from portolan.service where product_name = 'Endpoint Shield'`,
    );
    const id = service?.['service_id'];
    await admin.open(`/account/create/service?parentAccountId=${company}&serviceId=${id}`);
    await chooseTerm(page, 4);
    await step(page, 'Terms');
    await goOn(page);
    await step(page, 'Review');
    const order = page.getByRole('button', { name: /^Order for [\d,.]+ EUR$/ });
    const before = await order.textContent();
    await portal.pass(`alter table portolan.price disable trigger user;
      update portolan.price set amount = amount + 1 where item_id in (select item_id from portolan.item where service_id = ${id});
      alter table portolan.price enable trigger user`);
    await order.click();
    await page.getByText(/^The price has changed meanwhile: the order is worth/).waitFor();
    await expect.poll(() => order.textContent()).not.toBe(before);
    await portal.pass(
      `update portolan.marketplace_offer set state = 'Withdrawn', withdrawn_utc = now() where service_id = ${id}`,
    );
    await order.click();
    await page
      .getByText(/is not offered to the payer of this account any more/)
      .first()
      .waitFor();
    expect(admin.faults.filter((fault) => !fault.includes('409'))).toEqual([]);
  });

  it('that waits is found among the own ones and taken back, on a phone (ROUTE-56)', async () => {
    const admin = await portal.visitor({ as: 'admin', viewport: { width: 390, height: 844 } });
    const { page } = admin;
    await admin.open('/orders/my-orders?states=Pending');
    const mine = page.getByRole('grid').first();
    await mine.getByText('Endpoint Shield').first().waitFor();
    await expectNoSidewaysScroll(page);
    expect(await admin.violations()).toEqual([]);
    await mine
      .getByRole('button', { name: /^Actions/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Cancel order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await page.getByText('Order cancelled').first().waitFor();
    expect(admin.faults).toEqual([]);
  });
});
