/** An account moves: picked by hand, below another one, with what stands below it (ROUTE-49). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoSidewaysScroll, openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

describe('a move', () => {
  it.each([1440, 390])('is picked, reviewed and done, and the account shows its new place, %i wide', async (width) => {
    const admin = await portal.visitor({ as: 'admin', viewport: { width, height: 900 } });
    const { page } = admin;
    // Ágnes stands below the harbour; the second time she is back below the company.
    const target =
      width === 1440 ? 'Donau-Dampfschifffahrtsgesellschaft mbH' : 'Elektrizitätswerke und Hafenbetriebsführung';
    const number = width === 1440 ? 'C-100734' : 'D-100735';
    await admin.open('/move');
    await page.getByRole('heading', { name: 'Account', exact: true }).waitFor();
    expect(await admin.violations()).toEqual([]);
    await page.getByRole('searchbox', { name: 'Find an account' }).fill('U-100737');
    await page.getByRole('radio', { name: /Ágnes/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'New place', exact: true }).waitFor();
    await page.getByRole('searchbox', { name: 'Find an account' }).fill(number);
    await page.getByRole('radio', { name: new RegExp(target.slice(0, 10)) }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Review', exact: true }).waitFor();
    expect(await admin.violations()).toEqual([]);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: `Move Ágnes Szőke-Müllner to ${target}` }).click();
    await page.getByText(`Ágnes Szőke-Müllner stands below ${target} now`).first().waitFor();
    await page.getByRole('link', { name: 'Open account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ágnes Szőke-Müllner' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: target }).count()).toBeGreaterThan(0);
    expect(admin.faults).toEqual([]);
  });
});
