/** An order that meets what is there already, or what has changed since its price was shown (D30, I16). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptTerms, chooseTerm, company, setLimit } from './browser/ordering.ts';
import { openPortal, type Portal } from './browser/portal.ts';
import { goOn, step } from './browser/wizard.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
  await acceptTerms(portal);
});
afterAll(() => portal?.close());

describe('an order', () => {
  it('of a bundle offers to end what is there of it already, and its order says so (D30)', async () => {
    await setLimit(portal, 1_000_000);
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
    await step(page, 'Terms');
    await goOn(page);
    await step(page, 'Review');
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

  it('at another price than was shown is asked about again on the spot, and not offered any more it says so', async () => {
    await setLimit(portal, 1_000_000);
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
});
