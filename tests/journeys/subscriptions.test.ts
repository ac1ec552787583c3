/** What runs is changed, suspended, upgraded and compared with its vendor, at a desk and on a phone (ROUTE-40, ROUTE-46, ROUTE-68 to ROUTE-71). */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptTerms, company } from './browser/ordering.ts';
import { expectNoSidewaysScroll, openPortal, type Portal, type Visitor } from './browser/portal.ts';

let portal: Portal;
let running: number;
beforeAll(async () => {
  portal = await openPortal();
  // Told by nobody: each change holds at once. Open orders of the demo do not count.
  await portal.pass(`update portolan.customer_order set first_billed_utc = now() where state = 'Approved' and first_billed_utc is null;
    update portolan.account_value set "values" = "values" || '{"CreditLimit": 100000000}' where account_id = ${company};
    update portolan.service set connector_id = null`);
  await acceptTerms(portal);
  const rows =
    await portal.pass(`select s.account_id from portolan.subscription s join portolan.account a using (account_id)
    where a.path like (select path from portolan.account where account_id = ${company}) || '%' and a.product_name = 'Endpoint Shield' and s.state = 'Active' and s.quantity between 4 and 400
      and s.billing = 'Monthly' and s.lock_end_date is null and not exists (select from portolan.provisioning_request r where r.account_id = s.account_id and not r.is_final)
      and exists (select from portolan.service_upgrade u where u.from_service_id = s.service_id and u.kind = 'Partial')
      and not exists (select from portolan.order_line l join portolan.customer_order o using (order_id) where l.account_id = s.account_id and o.state = 'Pending')
    order by s.account_id limit 1`);
  running = Number(rows[0]?.['account_id']);
  await portal.pass(`update portolan.subscription set connector_id = null where account_id = ${running}`);
});
afterAll(() => portal?.close());

const kept = async () =>
  (await portal.pass(`select state, quantity from portolan.subscription where account_id = ${running}`))[0];

/** The wizard on a page: a step is there, and on to the next. */
const stepsOf = (page: Page) => ({
  step: (name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor(),
  goOn: () => page.getByRole('button', { name: 'Continue', exact: true }).click(),
});

/** Everything that it was asked for is done. */
async function vendorsSay(): Promise<void> {
  await portal.pass(`set search_path = portolan, public; select set_config('app.user', '0', false), set_config('app.scope', '/1/', false);
    update provisioning_request set state = 'Completed', waiting_for = null, worker = null, lease_until = null, vendor_reference = 'sub-' || request_id,
      finished_utc = now(), error_details = 'said here' where not is_final and created_utc > now() - interval '10 minutes';
    select apply_request(request_id) from provisioning_request where error_details = 'said here' order by request_id;
    update provisioning_request set error_details = null where error_details = 'said here'`);
}

it('has another quantity, is suspended and runs again, on a phone as well', async () => {
  const admin = await portal.visitor({ as: 'admin' });
  const { page } = admin;
  const before = Number((await kept())?.['quantity']);
  await admin.open(`/change-subscription/${running}`);
  await page.getByRole('textbox', { name: 'Quantity' }).fill(String(before + 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { level: 2, name: 'Review', exact: true }).waitFor();
  await page.getByText('Price now and then').waitFor();
  await page.getByText('With this order').waitFor();
  expect(await admin.violations()).toEqual([]);
  await page.getByRole('button', { name: `Change to ${before + 1}` }).click();
  await page
    .getByText(/^The change of .* is under way$/)
    .first()
    .waitFor();
  await expect.poll(kept).toEqual({ state: 'Active', quantity: before + 1 });

  await page.setViewportSize({ width: 390, height: 844 });
  await admin.open(`/account/${running}/service-info`);
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'More actions' }).last().click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Suspend');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect.poll(async () => (await kept())?.['state']).toBe('Suspended');
  await expectNoSidewaysScroll(page);
  await act('Resume');
  await expect.poll(async () => (await kept())?.['state']).toBe('Active');
  expect(admin.faults).toEqual([]);
});

/** An upgrade of one unit to the first service that is offered, up to its configuration. */
async function oneUnitGoesOver({ page, open }: Visitor): Promise<ReturnType<typeof stepsOf>> {
  await open(`/upgrade-subscription/${running}`);
  const steps = stepsOf(page);
  await steps.step('Service');
  await page.getByRole('radio').first().check();
  await steps.goOn();
  await steps.step('Configuration');
  await page.getByRole('textbox', { name: /^Units that go over/ }).fill('1');
  return steps;
}

/** Ordered from its overview, on a phone, and carried out. @param rest the units that stay. */
async function orderUpgrade({ page, violations }: Visitor, button: RegExp, rest: number): Promise<void> {
  expect(await violations()).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: button }).click();
  await page
    .getByText(/^The upgrade to .* is ordered/)
    .first()
    .waitFor();
  await vendorsSay();
  await vendorsSay();
  await expect.poll(kept).toEqual({ state: 'Active', quantity: rest });
}

it('goes over in part, on a phone, and keeps the units that stay', async () => {
  const admin = await portal.visitor({ as: 'admin' });
  const { page } = admin;
  const before = Number((await kept())?.['quantity']);
  // Whoever sets up the new one does it by hand.
  await portal.pass(`insert into portolan.connector (owner_account_id, name, kind) values (1, 'By people', 'Manual');
    update portolan.service set connector_id = (select max(connector_id) from portolan.connector)`);
  const { step, goOn } = await oneUnitGoesOver(admin);
  await page.getByRole('radio', { name: /^Monthly/ }).check();
  await goOn();
  await step('Overview');
  await page.getByText('Price now and then').waitFor();
  await page.getByText('Is reduced', { exact: true }).waitFor();
  await page.getByText(`${before} → ${before - 1}`, { exact: true }).waitFor();
  await page.getByText('Begins', { exact: true }).waitFor();
  await orderUpgrade(admin, /^Upgrade for /, before - 1);

  expect(admin.faults).toEqual([]);
});

it('joins a subscription that runs already, which grows by the units that go over (UPG-07)', async () => {
  const admin = await portal.visitor({ as: 'admin' });
  const { page } = admin;
  const before = Number((await kept())?.['quantity']);
  const [host] = await portal.pass(`select s.account_id, s.quantity, a.display_name from portolan.subscription s
    join portolan.account a using (account_id) where s.from_account_id = ${running} and s.state = 'Active' limit 1`);
  const grown = Number(host?.['quantity']) + 1;
  const { step, goOn } = await oneUnitGoesOver(admin);
  await page.getByRole('checkbox', { name: 'They join a running subscription' }).check();
  await page.getByRole('radio', { name: /^Monthly/ }).waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: /^Running subscription/ }).click();
  await page
    .getByRole('option', { name: new RegExp(String(host?.['display_name'])) })
    .first()
    .click();
  await goOn();
  await step('Overview');
  await page.getByText('Price now and then').waitFor();
  await page.getByText('Is reduced', { exact: true }).waitFor();
  await page.getByText('Grows', { exact: true }).waitFor();
  await page.getByText(`${grown - 1} → ${grown}`, { exact: true }).waitFor();
  await orderUpgrade(admin, /^Upgrade/, before - 1);
  const joined = await portal.pass(
    `select state, quantity from portolan.subscription where account_id = ${host?.['account_id']}`,
  );
  expect(joined).toEqual([{ state: 'Active', quantity: grown }]);
  expect(admin.faults).toEqual([]);
});

it('goes over in whole, to what nobody has to set up, and ends with that', async () => {
  const admin = await portal.visitor({ as: 'admin' });
  const { page } = admin;
  const before = Number((await kept())?.['quantity']);
  await portal.pass('update portolan.service set connector_id = null');
  await admin.open(`/upgrade-subscription/${running}`);
  const { step, goOn } = stepsOf(page);
  await step('Service');
  // Weighed on cards: what a unit costs beside what it costs now.
  await page
    .getByRole('grid')
    .getByText(/EUR (more|less) than now$|^As much as now$/)
    .first()
    .waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  expect(await admin.violations()).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('radio').first().check();
  await goOn();
  await step('Configuration');
  await page.getByRole('radio', { name: /^Monthly/ }).check();
  await goOn();
  await step('Overview');
  await page.getByText('Price now and then').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  expect(await admin.violations()).toEqual([]);
  await page.getByRole('button', { name: /^Upgrade for / }).click();
  await page
    .getByText(/^The upgrade to .* is ordered/)
    .first()
    .waitFor();
  await expect.poll(async () => (await kept())?.['state']).toBe('Ended');
  const fresh = await portal.pass(`select state, quantity from portolan.subscription where from_account_id = ${running}
    order by account_id desc limit 1`);
  expect(fresh).toEqual([{ state: 'Active', quantity: before }]);
  expect(admin.faults).toEqual([]);
});

it('differs from what its vendor keeps until somebody takes that over', async () => {
  const rows =
    await portal.pass(`select s.account_id, s.quantity from portolan.subscription s join portolan.account a using (account_id)
    where a.path like (select path from portolan.account where account_id = ${company}) || '%' and s.state = 'Active' and s.billing = 'Monthly'
      and s.lock_end_date is null and s.quantity > 1 and s.account_id <> ${running}
      and not exists (select from portolan.provisioning_request r where r.account_id = s.account_id and not r.is_final) order by 1 limit 1`);
  const [one] = rows;
  const theirs = Number(one?.['quantity']) + 2;
  const [drift] =
    await portal.pass(`insert into portolan.drift (kind, account_id, seller_account_id, buyer_account_id, subject, expected, found)
    select 'QuantityDiffers', t.account_id, t.seller_account_id, t.buyer_account_id, 'sub-1', '${one?.['quantity']}', '${theirs}'
    from portolan.sale_tier t where t.account_id = ${one?.['account_id']} and t.position = 1 and t.to_date is null returning drift_id`);
  const seller = await portal.visitor({ as: 'owner', viewport: { width: 390, height: 844 } });
  const { page } = seller;
  await seller.open(`/drift/${drift?.['drift_id']}`);
  await page.getByText('Another quantity at the vendor').first().waitFor();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'More actions' }).last().click();
  await page.getByRole('menuitem', { name: 'Take over the vendor’s value' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take over the vendor’s value' }).click();
  await page.getByText('Taken over').first().waitFor();
  await page.getByText('Mended').first().waitFor();
  const after = await portal.pass(
    `select quantity from portolan.subscription where account_id = ${one?.['account_id']}`,
  );
  expect(Number(after[0]?.['quantity'])).toBe(theirs);
  expect(seller.faults).toEqual([]);
});
