/** A service is ordered: within the credit it is set up, above it somebody decides first (SOLO-30, SOLO-31, LEG-15). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseTerm, company, setLimit } from './browser/ordering.ts';
import { expectNoSidewaysScroll, openPortal, type Portal } from './browser/portal.ts';
import { goOn, step } from './browser/wizard.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

describe('an order', () => {
  it('within the credit goes through terms and review, and its service is set up', async () => {
    await setLimit(portal, 1_000_000);
    const admin = await portal.visitor({ as: 'admin' });
    const { page } = admin;
    await admin.open('/Account/Create/Service');
    await step(page, 'Account');
    // Before anything else has changed the old address: it names this screen, in other letters.
    await page.getByRole('radio', { name: /Elektrizitätswerke/ }).check();
    await goOn(page);
    await step(page, 'Service');
    await page.getByRole('searchbox', { name: 'Find a service' }).fill('Endpoint Shield XDR');
    await page.getByRole('radio', { name: 'Endpoint Shield XDR' }).check();
    await goOn(page);
    await chooseTerm(page, 24);
    await step(page, 'Terms');
    await goOn(page);
    await page.getByRole('status').filter({ hasText: 'Accept the terms first' }).waitFor();
    expect(await admin.violations()).toEqual([]);
    const line = page.getByRole('row', { name: /^Terms of use/ });
    await line.hover();
    await line.getByRole('button', { name: /^Accept/ }).click();
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

  it('above the credit says before whose approval it waits for, on a phone as well', async () => {
    await setLimit(portal, 1);
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
