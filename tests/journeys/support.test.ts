/** Support and terms as a customer meets them: the drawer with its contacts and a message with a file, and terms that are read and accepted. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoSidewaysScroll, openPortal, type Portal } from './browser/portal.ts';
import { withoutRight } from './browser/without-right.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

describe('support', () => {
  it('is opened and closed from the footer, says whom to ask, and takes a message with a file (LAY-4, LAY-5, LAY-6, SUPP-01, SUPP-02, SUPP-03, CONST-45)', async () => {
    const { page, open, violations, faults } = await portal.visitor({ as: 'owner' });
    await open('/accounts');
    const link = page.getByRole('contentinfo').getByRole('button', { name: /support/i });
    await link.click();
    const drawer = page.getByRole('dialog', { name: 'Contact support' });
    await drawer.getByRole('link', { name: 'support@nordlicht.example' }).waitFor();
    expect(await drawer.evaluate((each) => Math.round(each.getBoundingClientRect().width))).toBe(380);
    expect(await violations()).toEqual([]);
    // The drawer stands over the link; the keyboard reaches it all the same.
    await link.press('Enter');
    await drawer.waitFor({ state: 'hidden' });
    await link.click();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await drawer.waitFor({ state: 'hidden' });
    await link.click();
    await drawer.waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await expect.poll(() => link.evaluate((each) => each === document.activeElement)).toBe(true);

    await link.click();
    await drawer.getByRole('button', { name: 'Write a message' }).click();
    const message = page.getByRole('dialog', { name: 'Write a message' });
    await message.getByLabel('What is it about?').fill('An invoice that I do not know');
    await message.getByLabel('Your message').fill('Please see the file.');
    const chosen = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 test') };
    await message.locator('input[type=file]').setInputFiles(chosen);
    // The file has arrived.
    await message.getByRole('button', { name: 'Remove invoice.pdf' }).waitFor();
    await message.getByRole('button', { name: 'Send message' }).click();
    await message.getByText('Your message is on its way to support.').waitFor();
    const [mail] = await portal.pass(
      `select m.subject, a.file_name from portolan.outgoing_mail m join portolan.outgoing_mail_attachment a using (outgoing_mail_id)`,
    );
    expect(mail).toMatchObject({ subject: expect.stringContaining('An invoice'), file_name: 'invoice.pdf' });
    expect(faults).toEqual([]);
  });

  it('is not offered to who may not read it (SUPP-04)', async () => {
    const { page, context, open } = await portal.visitor({ as: 'owner' });
    await open('/accounts');
    const link = page.getByRole('contentinfo').getByRole('button', { name: /support/i });
    await link.waitFor();
    await withoutRight(context, 'SUPPORT_CONTACT_DETAILS');
    await page.reload();
    await page.getByRole('contentinfo').waitFor();
    await page
      .getByRole('row', { name: /Ostsee Systemhaus/ })
      .first()
      .waitFor();
    expect(await link.count()).toBe(0);
  });

  it('stands over the whole width of a phone (LAY-27, CONST-58)', async () => {
    const { page, open, violations } = await portal.visitor({ as: 'owner', viewport: { width: 390, height: 844 } });
    await open('/accounts');
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /support/i })
      .click();
    const drawer = page.getByRole('dialog', { name: 'Contact support' });
    await drawer.getByRole('link', { name: 'support@nordlicht.example' }).waitFor();
    expect(await drawer.evaluate((each) => each.getBoundingClientRect().width)).toBe(390);
    await expectNoSidewaysScroll(page);
    expect(await violations()).toEqual([]);
  });
});

describe('terms', () => {
  it('are read in a frame that runs nothing, and accepted once (LAY-13, LAY-14, LAY-15, LAY-16, TERMS-06, TERMS-07, TERMS-08, CONST-44, ENT-54)', async () => {
    const { page, open, violations, faults } = await portal.visitor({ as: 'admin' });
    await open('/accounts');
    await page.getByRole('button', { name: 'Terms and privacy' }).click();
    await page
      .getByRole('menuitem', { name: /^Terms/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const frame = dialog.locator('iframe');
    expect(await frame.getAttribute('sandbox')).toBe('allow-popups');
    await dialog.frameLocator('iframe').getByRole('heading').first().waitFor();
    const box = await dialog.boundingBox();
    expect([box?.width, box?.height]).toEqual([1340, 690]);
    expect(await violations()).toEqual([]);
    // What fails is only logged: no message stands in the way, and it can be done again.
    await page.route('**/AcceptTerms', (route) => route.abort());
    const tried = page.waitForEvent('requestfailed');
    await dialog.getByRole('button', { name: 'Accept terms' }).click();
    await tried;
    await expect.poll(() => dialog.getByRole('button', { name: 'Accept terms' }).isEnabled()).toBe(true);
    expect(await page.getByRole('region', { name: 'Messages' }).getByRole('alert').count()).toBe(0);
    await page.unroute('**/AcceptTerms');
    faults.length = 0;
    await dialog.getByRole('button', { name: 'Accept terms' }).click();
    await dialog.getByText(/^You accepted these terms on /).waitFor();
    expect(await dialog.getByRole('button', { name: 'Accept terms' }).count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(390);
    await expectNoSidewaysScroll(page);
    expect(faults).toEqual([]);
  });
});
