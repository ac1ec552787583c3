/** Orders above the credit are decided by letters, one after the other; who comes second is told whose decision stands (ORD-02 to ORD-12). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoSidewaysScroll, openPortal, type Portal } from './browser/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

it('waiting orders are approved and declined beside their list, on a phone on their own screen', async () => {
  const seller = await portal.visitor({ as: 'reseller' });
  const { page } = seller;
  await seller.open('/orders/request-review');
  const pane = page.getByRole('complementary', { name: 'The row at hand' });
  await pane.getByText('Over the limit').waitFor();
  const count = Number(/of (\d+)/.exec((await pane.textContent()) ?? '')?.[1]);
  const rows = page.getByRole('grid').first().locator('tbody tr');
  const [first, second] = await rows.getByRole('link').allTextContents();
  expect(await seller.violations()).toEqual([]);
  await page.keyboard.press('j');
  await pane.getByText(`2 of ${count}`).waitFor();
  await page.keyboard.press('k');
  await pane.getByText(`1 of ${count}`).waitFor();

  const other = await portal.visitor({ as: 'reseller', viewport: { width: 390, height: 844 } });
  await other.open('/orders/request-review');
  await other.page.getByRole('link', { name: first ?? '' }).click();
  const decline = other.page.getByRole('button', { name: 'Decline order' });
  await decline.waitFor();
  await expectNoSidewaysScroll(other.page);
  await decline.click();
  await other.page.getByRole('textbox', { name: 'Reason' }).fill('Erst die Rechnung vom Oktober');

  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Known for years');
  await dialog.getByRole('button', { name: 'Approve order' }).click();
  await pane.getByText(`1 of ${count - 1}`).waitFor();
  expect(await rows.first().getByRole('link').textContent()).toBe(second);

  await other.page.getByRole('dialog').getByRole('button', { name: 'Decline order' }).click();
  await other.page.getByText('has approved this order already.').first().waitFor();
  expect(seller.faults).toEqual([]);
});
