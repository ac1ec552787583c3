/** The cart in a browser: filled by a wizard, kept over a reload and in another tab, ordered at once (SOLO-30). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { company } from './browser/ordering.ts';
import { expectNoSidewaysScroll, openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

const idOf = async (name: string) =>
  (await portal.pass(`select service_id from portolan.service where product_name = '${name}'`))[0]?.['service_id'];

it('takes a service set up with a choice of its vendor’s server, says what costs more by now, and is ordered as a whole', async () => {
  const admin = await portal.visitor({ as: 'admin' });
  const { page } = admin;
  const step = (name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  const goOn = (name = 'Continue') => page.getByRole('button', { name, exact: true }).click();
  const put = async (serviceId: unknown, configure = async () => {}) => {
    await admin.open(`/cart/add?parentAccountId=${company}&serviceId=${serviceId}`);
    await step('Configuration');
    await configure();
    await goOn();
    await step('Quantity and term');
    await page.getByRole('radio').first().check();
    await goOn('Put into cart');
    await page.getByRole('heading', { level: 1, name: 'Cart', exact: true }).waitFor();
  };
  const shield = await idOf('Endpoint Shield');
  await put(await idOf('Code Forge'), async () => {
    await page.getByRole('textbox', { name: 'Name in the address' }).fill('harbour-code');
    const region = page.getByRole('combobox', { name: 'Region' });
    await region.click();
    await region.fill('rost');
    await page.getByRole('option', { name: 'Rostock' }).click();
  });
  await put(shield);
  const lines = page.getByRole('row', { name: /Code Forge|Endpoint Shield/ });
  await expect.poll(() => lines.count()).toBe(2);
  const [kept] = await portal.pass(
    `select configuration ->> 'ForgeRegion' as region from portolan.cart_line order by cart_line_id`,
  );
  expect(kept?.['region']).toBe('de-rst');

  // Kept over a reload, and told to another tab.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect.poll(() => other.getByRole('row', { name: /Code Forge|Endpoint Shield/ }).count()).toBe(2);
  await page.reload();
  const quantity = (of = page) => of.getByRole('spinbutton', { name: 'Quantity: Endpoint Shield' });
  const units = async () =>
    (await portal.pass(`select quantity from portolan.cart_line where service_id = ${shield}`))[0]?.['quantity'];
  await quantity().fill('6');
  await quantity().press('Enter');
  await expect.poll(units).toBe(6);
  await page.getByRole('button', { name: 'One more: Endpoint Shield' }).click({ clickCount: 2 });
  await page.getByRole('button', { name: 'One fewer: Endpoint Shield' }).click();
  await expect.poll(units).toBe(7);
  await expect.poll(() => quantity(other).inputValue()).toBe('7');
  await quantity().fill('many');
  await quantity().press('Enter');
  expect(await quantity().inputValue()).toBe('7');
  await other.close();

  // A price that has risen meanwhile is told at its line.
  await portal.pass(`update portolan.cart_line set shown_value = 0.5 where service_id = ${shield}`);
  await page.reload();
  await page.getByText('Costs more now').waitFor();
  expect(await admin.violations()).toEqual([]);

  // So is an offer that was withdrawn, and from where on the credit is used up.
  const offer = (state: string, at: string) =>
    portal.pass(
      `update portolan.marketplace_offer set state = '${state}', withdrawn_utc = ${at} where service_id = ${shield}`,
    );
  await offer('Withdrawn', 'now()');
  await page.reload();
  await page
    .getByRole('row', { name: /Endpoint Shield/ })
    .getByText('Cannot be ordered so')
    .waitFor();
  await offer('Active', 'null');
  const limit = (amount: number) =>
    portal.pass(
      `update portolan.account_value set "values" = "values" || '{"CreditLimit": ${amount}}' where account_id = ${company}`,
    );
  await limit(0);
  await page.reload();
  await page
    .getByRole('row', { name: /Code Forge/ })
    .getByText('Over the limit')
    .waitFor();
  await page
    .getByRole('rowheader', { name: /Code Forge/ })
    .getByText(/^From here on the cart is above the credit limit/)
    .waitFor();

  // On a phone as at a desk.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'One more: Endpoint Shield' }).click();
  await expect.poll(units).toBe(8);
  await expectNoSidewaysScroll(page);
  expect(await admin.violations()).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await limit(100_000_000);
  await page.reload();

  // The terms stand before the order.
  const order = page.getByRole('button', { name: 'Order', exact: true });
  expect(await order.isEnabled()).toBe(false);
  await page.getByRole('button', { name: 'Terms of use' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByText('Terms accepted').first().waitFor();
  await page.keyboard.press('Escape');
  await order.click();
  await page.getByText(/^2 services are ordered for [\d,.]+ EUR/).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Order', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();
  await page
    .getByRole('row', { name: /Code Forge, Endpoint Shield/ })
    .first()
    .waitFor();

  // An empty cart says so and leads on, and nothing of an order stands there.
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await admin.open('/cart');
    await page.getByText(/^Your cart is empty/).waitFor();
    expect(await page.getByText('Order value').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Order', exact: true }).count()).toBe(0);
    await expectNoSidewaysScroll(page);
    expect(await admin.violations()).toEqual([]);
  }
  await page.getByRole('main').getByRole('link', { name: 'Explore', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Explore' }).waitFor();
  expect(admin.faults).toEqual([]);
});
